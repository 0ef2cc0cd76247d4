import { useId } from 'react';
import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

function Hint({ id }: { id: string }) {
  const { focused, filled } = useFormControl() ?? {};
  let text = 'Optional';
  if (filled) text = 'Thank you, this helps us';
  if (focused) text = 'One sentence is enough';

  return <FormHelperText id={id}>{text}</FormHelperText>;
}

export default function UseFormControl() {
  const id = useId();
  const hintId = useId();

  return (
    <FormControl sx={{ width: 320, maxWidth: '100%' }}>
      <InputLabel htmlFor={id}>What could be better?</InputLabel>
      <OutlinedInput id={id} label="What could be better?" aria-describedby={hintId} />
      <Hint id={hintId} />
    </FormControl>
  );
}
