import { useState } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

const words = ['Too short', 'Weak', 'Fair', 'Strong'];

export default function PasswordMeterInput() {
  const [password, setPassword] = useState('harbor 1');
  const strength = Math.min(3, Math.floor(password.length / 5));

  return (
    <Stack component="form" spacing={2} onSubmit={(event) => event.preventDefault()}>
      <FormControl>
        <FormLabel>Email</FormLabel>
        <Input type="email" autoComplete="username" defaultValue="ada@example.com" />
      </FormControl>
      <FormControl>
        <FormLabel>New password</FormLabel>
        <Input
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <LinearProgress
          determinate
          size="sm"
          value={strength * 33.4}
          color={strength > 2 ? 'success' : 'warning'}
          aria-label="Strength of the password"
          sx={{ mt: 1 }}
        />
        <FormHelperText role="status">{words[strength]}</FormHelperText>
      </FormControl>
    </Stack>
  );
}
