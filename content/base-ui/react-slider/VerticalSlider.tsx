import { Range } from './parts';

export default function VerticalSlider() {
  return (
    <div>
      <Range
        aria-label="Volume"
        orientation="vertical"
        defaultValue={30}
        slotProps={{ input: { 'aria-orientation': 'vertical' } }}
      />
    </div>
  );
}
