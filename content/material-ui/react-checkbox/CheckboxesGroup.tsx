import { useId, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

export default function CheckboxesGroup() {
  const helperId = useId();
  const [days, setDays] = useState({ Thursday: true, Friday: false, Saturday: false });
  const error = Object.values(days).filter(Boolean).length < 2;

  return (
    <FormControl
      component="fieldset"
      variant="standard"
      required
      error={error}
      aria-describedby={helperId}
    >
      <FormLabel component="legend">Days you can help</FormLabel>
      <FormGroup>
        {Object.entries(days).map(([day, checked]) => (
          <FormControlLabel
            key={day}
            label={day}
            control={<Checkbox name={day} checked={checked} />}
            onChange={(_, next) => setDays({ ...days, [day]: next })}
          />
        ))}
      </FormGroup>
      <FormHelperText id={helperId}>Choose at least two days</FormHelperText>
    </FormControl>
  );
}
