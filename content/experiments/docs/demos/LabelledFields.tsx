import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function LabelledFields() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField label="First name" />
      <TextField label="Last name" />
    </Stack>
  );
}
