import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function NativeSelectDemo() {
  const id = useId();

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl variant="standard" sx={{ minWidth: 140 }}>
        <InputLabel htmlFor={`${id}-a`}>Quantity</InputLabel>
        <NativeSelect id={`${id}-a`} defaultValue={6}>
          <option value={6}>Box of 6</option>
          <option value={12}>Box of 12</option>
        </NativeSelect>
      </FormControl>
      <FormControl sx={{ minWidth: 140 }}>
        <InputLabel htmlFor={`${id}-b`}>Roast</InputLabel>
        <Select native id={`${id}-b`} label="Roast" defaultValue="dark">
          <option value="light">Light</option>
          <option value="dark">Dark</option>
        </Select>
      </FormControl>
    </Stack>
  );
}
