import { Range } from './parts';

const marks = [
  { value: 0, label: 'XS' },
  { value: 15, label: 'S' },
  { value: 45, label: 'M' },
  { value: 100, label: 'L' },
];

export default function DiscreteSliderValues() {
  return (
    <div>
      <Range
        aria-label="Size"
        defaultValue={45}
        step={null}
        marks={marks}
        getAriaValueText={(value) => marks.find((mark) => mark.value === value)?.label ?? ''}
      />
    </div>
  );
}
