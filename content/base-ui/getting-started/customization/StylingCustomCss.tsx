import { Switch } from '@mui/base/Switch';
import './switch.css';

export default function StylingCustomCss() {
  return (
    <Switch
      className="night-switch"
      defaultChecked
      slotProps={{ input: { 'aria-label': 'Night mode' } }}
    />
  );
}
