import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';

const skills = ['Carpentry', 'First aid', 'Forklift', 'Plumbing', 'Welding', 'Wiring'];

export default function MultipleSelectChip() {
  const id = useId();
  const [needed, setNeeded] = useState(['First aid', 'Welding']);

  const handleChange = ({ target: { value } }: SelectChangeEvent<string[]>) =>
    setNeeded(typeof value === 'string' ? value.split(',') : value);

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel id={id}>Skills needed</InputLabel>
      <Select
        multiple
        labelId={id}
        label="Skills needed"
        value={needed}
        onChange={handleChange}
        renderValue={(value) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {value.map((skill) => (
              <Chip key={skill} label={skill} size="small" />
            ))}
          </Box>
        )}
      >
        {skills.map((skill) => (
          <MenuItem key={skill} value={skill}>
            {skill}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
