import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function BasicSelect() {
  const labelId = useId();
  const [shipping, setShipping] = useState('');

  return (
    <FormControl sx={{ minWidth: 220 }}>
      <InputLabel id={labelId}>Shipping</InputLabel>
      <Select
        labelId={labelId}
        label="Shipping"
        value={shipping}
        onChange={(event) => setShipping(event.target.value)}
      >
        <MenuItem value="standard">Standard, 3 days</MenuItem>
        <MenuItem value="express">Express, 1 day</MenuItem>
        <MenuItem value="pickup">Pick up in store</MenuItem>
      </Select>
    </FormControl>
  );
}
