import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectAutoWidth() {
  const labelId = useId();

  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <InputLabel id={labelId}>Guests</InputLabel>
      <Select autoWidth labelId={labelId} label="Guests" defaultValue={2}>
        <MenuItem value={1}>1</MenuItem>
        <MenuItem value={2}>2</MenuItem>
        <MenuItem value={3}>3</MenuItem>
        <MenuItem value={4}>4</MenuItem>
      </Select>
    </FormControl>
  );
}
