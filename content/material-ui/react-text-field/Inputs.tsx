import Box from '@mui/material/Box';
import FilledInput from '@mui/material/FilledInput';
import Input from '@mui/material/Input';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function Inputs() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Input defaultValue="Rye" inputProps={{ 'aria-label': 'Flour' }} />
      <OutlinedInput size="small" defaultValue="500 g" inputProps={{ 'aria-label': 'Quantity' }} />
      <FilledInput
        hiddenLabel
        size="small"
        defaultValue="18 hours"
        inputProps={{ 'aria-label': 'Resting time' }}
      />
    </Box>
  );
}
