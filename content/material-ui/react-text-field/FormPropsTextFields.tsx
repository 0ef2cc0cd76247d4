import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function FormPropsTextFields() {
  return (
    <Box component="form" noValidate sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <TextField required name="name" label="Full name" autoComplete="name" />
      <TextField
        type="email"
        label="Email"
        autoComplete="username"
        helperText="For the receipt only"
      />
      <TextField type="search" label="Find a club" autoComplete="off" />
      <TextField type="password" label="New password" autoComplete="new-password" />
      <TextField disabled label="Member number" defaultValue="4417" />
      <TextField
        label="Fee, read-only"
        defaultValue="12 per month"
        slotProps={{ input: { readOnly: true } }}
      />
    </Box>
  );
}
