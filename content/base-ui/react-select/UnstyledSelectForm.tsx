import { useId, useState, type FormEvent } from 'react';
import Stack from '@mui/system/Stack';
import { Item, Picker } from './parts';

export default function UnstyledSelectForm() {
  const id = useId();
  const [sent, setSent] = useState('');

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('delivery')));
  }

  return (
    <Stack component="form" spacing={1} onSubmit={handleSubmit} sx={{ alignItems: 'start' }}>
      <label htmlFor={id}>Delivery</label>
      <Picker id={id} name="delivery" defaultValue="post">
        <Item value="post">By post</Item>
        <Item value="bike">By bike</Item>
      </Picker>
      <button type="submit">Send</button>
      <span role="status">{sent && `Sent: delivery=${sent}`}</span>
    </Stack>
  );
}
