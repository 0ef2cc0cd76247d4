import { Slider } from '@mui/base/Slider';
import './styles.css';

export default function UnstyledSliderIntroduction() {
  return (
    <div className="volume">
      <Slider className="volume-slider" defaultValue={40} aria-label="Volume" />
      <Slider className="volume-slider" defaultValue={10} aria-label="Volume of alarms" disabled />
    </div>
  );
}
