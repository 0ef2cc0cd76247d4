import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputSizes() {
  return (
    <Stack spacing={2}>
      <Input size="sm" defaultValue="Small" aria-label="Small" />
      <Input size="md" defaultValue="Medium" aria-label="Medium" />
      <Input size="lg" defaultValue="Large" aria-label="Large" />
    </Stack>
  );
}
