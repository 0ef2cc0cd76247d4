import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function ColorTextFields() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <TextField focused color="secondary" label="Secondary" />
      <TextField focused color="success" label="Success" />
      <TextField focused color="secondary" label="Filled" variant="filled" />
    </Box>
  );
}
