import type { ReactNode } from 'react';
import styled from '@mui/system/styled';
import { Range } from './parts';

export default function LabeledValuesSlider() {
  return (
    <div>
      <Range
        aria-label="Brightness"
        defaultValue={60}
        valueLabelFormat={(value) => `${value} %`}
        slots={{ valueLabel: ValueLabel }}
      />
    </div>
  );
}

function ValueLabel({ children }: { children?: ReactNode }) {
  return <Bubble aria-hidden>{children}</Bubble>;
}

const Bubble = styled('span')({
  position: 'absolute',
  insetBlockStart: 30,
  left: '50%',
  translate: '-50%',
  padding: '2px 8px',
  borderRadius: 6,
  backgroundColor: 'light-dark(#1c2025, #eef1f5)',
  color: 'light-dark(#fff, #1c2025)',
  whiteSpace: 'nowrap',
});
