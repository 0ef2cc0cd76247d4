import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function ComposedTextField() {
  const id = useId();
  const helperId = useId();

  return (
    <FormControl required>
      <InputLabel htmlFor={id}>Team name</InputLabel>
      <OutlinedInput id={id} label="Team name" aria-describedby={helperId} />
      <FormHelperText id={helperId}>Printed on the shirts</FormHelperText>
    </FormControl>
  );
}
