import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const languages = ['Danish', 'English', 'Finnish', 'Norwegian', 'Swedish'];

export default function MultipleSelect() {
  const id = useId();
  const [spoken, setSpoken] = useState(['English']);

  const handleChange = ({ target: { value } }: SelectChangeEvent<string[]>) => {
    // Browser autofill sends one string.
    setSpoken(typeof value === 'string' ? value.split(',') : value);
  };

  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <InputLabel id={id}>Languages</InputLabel>
      <Select multiple labelId={id} label="Languages" value={spoken} onChange={handleChange}>
        {languages.map((language) => (
          <MenuItem key={language} value={language}>
            {language}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
