import { Button } from '@mui/base/Button';
import './buttons.css';

export default function BaseButtonPlainCss() {
  return <Button className="plain-css-button">Save</Button>;
}
