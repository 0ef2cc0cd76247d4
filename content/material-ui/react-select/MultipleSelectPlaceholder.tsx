import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const toppings = ['Basil', 'Mushrooms', 'Olives', 'Onions'];

export default function MultipleSelectPlaceholder() {
  const id = useId();
  const [chosen, setChosen] = useState<string[]>([]);

  const handleChange = ({ target: { value } }: SelectChangeEvent<string[]>) =>
    setChosen(typeof value === 'string' ? value.split(',') : value);

  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <InputLabel shrink id={id}>
        Toppings
      </InputLabel>
      <Select
        multiple
        displayEmpty
        labelId={id}
        label="Toppings"
        value={chosen}
        onChange={handleChange}
        renderValue={(value) => value.join(', ') || 'None yet'}
      >
        {toppings.map((topping) => (
          <MenuItem key={topping} value={topping}>
            {topping}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
