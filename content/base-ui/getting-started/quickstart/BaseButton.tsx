import { Button } from '@mui/base/Button';

export default function BaseButton() {
  return <Button>Save</Button>;
}
