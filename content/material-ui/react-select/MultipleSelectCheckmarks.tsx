import { useId, useState } from 'react';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const columns = ['Customer', 'Date', 'Due', 'Number', 'Status', 'Tax', 'Total'];

export default function MultipleSelectCheckmarks() {
  const id = useId();
  const [shown, setShown] = useState(['Customer', 'Total']);

  const handleChange = ({ target: { value } }: SelectChangeEvent<string[]>) =>
    setShown(typeof value === 'string' ? value.split(',') : value);

  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <InputLabel id={id}>Columns</InputLabel>
      <Select
        multiple
        labelId={id}
        label="Columns"
        value={shown}
        onChange={handleChange}
        renderValue={(value) => `${value.length} of ${columns.length} columns`}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: 260 } } } }}
      >
        {columns.map((column) => (
          <MenuItem key={column} value={column}>
            <ListItemIcon>
              {shown.includes(column) ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}
            </ListItemIcon>
            {column}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
