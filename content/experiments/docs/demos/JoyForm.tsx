import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function JoyForm() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'end', flexWrap: 'wrap' }}>
      <FormControl>
        <FormLabel>Amount</FormLabel>
        <Input startDecorator="€" placeholder="12.50" />
      </FormControl>
      <Button>Pay</Button>
    </Stack>
  );
}
