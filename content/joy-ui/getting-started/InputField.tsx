import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputField() {
  return (
    <FormControl sx={{ width: 360, maxWidth: '100%' }}>
      <FormLabel>Email</FormLabel>
      <Input
        type="email"
        autoComplete="email"
        defaultValue="ada@example.com"
        endDecorator={<Button variant="soft">Subscribe</Button>}
      />
      <FormHelperText>One letter a month, and no other mail.</FormHelperText>
    </FormControl>
  );
}
