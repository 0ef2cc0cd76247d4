import { useId, useState } from 'react';
import { Box, Stack } from '@mui/system';
import { Item } from './item';

const directions = ['row', 'row-reverse', 'column', 'column-reverse'] as const;

export default function InteractiveStack() {
  const id = useId();
  const [direction, setDirection] = useState<(typeof directions)[number]>('row');
  const [spacing, setSpacing] = useState(2);

  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Stack direction={direction} spacing={spacing} sx={{ minHeight: 200, alignItems: 'start' }}>
        <Item>Item 1</Item>
        <Item sx={{ py: 3 }}>Item 2</Item>
        <Item>Item 3</Item>
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <label htmlFor={`${id}-direction`}>
          direction{' '}
          <select
            id={`${id}-direction`}
            value={direction}
            onChange={(event) => setDirection(event.target.value as typeof direction)}
          >
            {directions.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}-spacing`}>
          spacing{' '}
          <input
            id={`${id}-spacing`}
            type="range"
            min={0}
            max={8}
            step={0.5}
            value={spacing}
            onChange={(event) => setSpacing(Number(event.target.value))}
          />{' '}
          {spacing}
        </label>
      </Box>
    </Stack>
  );
}
