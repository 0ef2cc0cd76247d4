import { useState, type FormEvent } from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SelectFormSubmission() {
  const [sent, setSent] = useState('');

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(`delivery: ${String(data.get('delivery'))}, extras: ${String(data.get('extras'))}`);
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack spacing={1.5} sx={{ width: 260 }}>
        <FormControl>
          <FormLabel>Delivery</FormLabel>
          <Select name="delivery" defaultValue="post">
            <Option value="post">By post</Option>
            <Option value="bike">By bike</Option>
          </Select>
        </FormControl>
        <FormControl>
          <FormLabel>Extras</FormLabel>
          <Select name="extras" multiple defaultValue={['gift']}>
            <Option value="gift">Gift wrapping</Option>
            <Option value="card">Card</Option>
          </Select>
        </FormControl>
        <Button type="submit">Order</Button>
        <Typography role="status" level="body-sm" sx={{ minHeight: '1.5em' }}>
          {sent}
        </Typography>
      </Stack>
    </form>
  );
}
