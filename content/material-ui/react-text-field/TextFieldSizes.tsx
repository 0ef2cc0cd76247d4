import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function TextFieldSizes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        alignItems: 'end',
        gap: 2,
      }}
    >
      <TextField size="small" label="Street" defaultValue="Mill Lane" />
      <TextField label="Street" defaultValue="Mill Lane" />
      <TextField size="small" variant="filled" label="Town" />
      <TextField variant="filled" label="Town" />
      <TextField size="small" variant="standard" label="Postcode" />
      <TextField variant="standard" label="Postcode" />
    </Box>
  );
}
