import { Range } from './parts';

const marks = [
  { value: 0, label: '0 °C' },
  { value: 20, label: '20 °C' },
  { value: 60, label: '60 °C' },
  { value: 100, label: '100 °C' },
];

export default function DiscreteSliderMarks() {
  return (
    <div>
      <Range
        aria-label="Temperature"
        defaultValue={20}
        marks={marks}
        getAriaValueText={(value) => `${value} degrees`}
      />
    </div>
  );
}
