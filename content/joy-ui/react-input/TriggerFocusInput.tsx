import { useRef } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function TriggerFocusInput() {
  const input = useRef<HTMLInputElement>(null);

  return (
    <Stack spacing={1.5}>
      <FormControl>
        <FormLabel>Reply</FormLabel>
        <Input slotProps={{ input: { ref: input } }} />
      </FormControl>
      <Button variant="soft" onClick={() => input.current?.focus()}>
        Write a reply
      </Button>
    </Stack>
  );
}
