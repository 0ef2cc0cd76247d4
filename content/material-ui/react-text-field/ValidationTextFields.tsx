import { useState } from 'react';
import TextField from '@mui/material/TextField';

export default function ValidationTextFields() {
  const [email, setEmail] = useState('mira@example');
  const [visited, setVisited] = useState(true);
  const error = visited && !/^\S+@\S+\.\S+$/.test(email);

  return (
    <TextField
      label="Email"
      type="email"
      value={email}
      onChange={(event) => setEmail(event.target.value)}
      onBlur={() => setVisited(true)}
      error={error}
      helperText={error ? 'Enter an address like name@example.org' : 'For your tickets'}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
