import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function TextFieldHiddenLabel() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}>
      <TextField
        hiddenLabel
        size="small"
        variant="filled"
        defaultValue="Oat milk"
        slotProps={{ htmlInput: { 'aria-label': 'Item' } }}
      />
      <TextField
        hiddenLabel
        variant="filled"
        defaultValue="2 cartons"
        slotProps={{ htmlInput: { 'aria-label': 'Amount' } }}
      />
    </Box>
  );
}
