import { useState } from 'react';
import Stack from '@mui/system/Stack';
import { Item, Picker } from './parts';

export default function UnstyledSelectControlled() {
  const [minutes, setMinutes] = useState<number | null>(10);

  return (
    <Stack spacing={1}>
      <Picker
        aria-label="Minutes"
        value={minutes}
        onChange={(_, value: number | null) => setMinutes(value)}
      >
        <Item value={10}>Ten</Item>
        <Item value={20}>Twenty</Item>
        <Item value={60}>Sixty</Item>
      </Picker>
      <span role="status">The timer is set to {minutes} minutes.</span>
    </Stack>
  );
}
