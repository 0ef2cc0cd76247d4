import { Range } from './parts';

export default function DiscreteSlider() {
  return (
    <div>
      <Range aria-label="Guests" defaultValue={4} min={1} max={8} step={1} marks />
    </div>
  );
}
