import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectLabels() {
  const id = useId();
  const labelId = `${id}-label`;
  const helperId = `${id}-helper`;

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'start' }}>
      <FormControl sx={{ minWidth: 220 }}>
        <InputLabel id={labelId}>Language</InputLabel>
        <Select labelId={labelId} label="Language" aria-describedby={helperId} defaultValue="fi">
          <MenuItem value="fi">Finnish</MenuItem>
          <MenuItem value="pl">Polish</MenuItem>
        </Select>
        <FormHelperText id={helperId}>Used in all our emails</FormHelperText>
      </FormControl>
      <Select displayEmpty defaultValue="" inputProps={{ 'aria-label': 'Filter by language' }}>
        <MenuItem value="">Any language</MenuItem>
        <MenuItem value="fi">Finnish</MenuItem>
        <MenuItem value="pl">Polish</MenuItem>
      </Select>
    </Stack>
  );
}
