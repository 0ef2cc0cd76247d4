import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputField() {
  return (
    <FormControl required>
      <FormLabel>Work email</FormLabel>
      <Input type="email" name="email" autoComplete="email" />
      <FormHelperText>We write once a month.</FormHelperText>
    </FormControl>
  );
}
