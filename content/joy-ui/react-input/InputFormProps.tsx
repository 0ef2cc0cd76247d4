import { useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InputFormProps() {
  const [sent, setSent] = useState('');

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`Sent: ${JSON.stringify(Object.fromEntries(data))}`);
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack spacing={1.5}>
        <FormControl required>
          <FormLabel>Name of the team</FormLabel>
          <Input name="team" />
        </FormControl>
        <Button type="submit">Create the team</Button>
        <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
          {sent}
        </Typography>
      </Stack>
    </form>
  );
}
