import { Button } from '@mui/base/Button';
import './styles.css';

export default function UnstyledButtonIntroduction() {
  return (
    <div className="save-row">
      <Button className="save-button">Save</Button>
      <Button className="save-button" disabled>
        Saved
      </Button>
    </div>
  );
}
