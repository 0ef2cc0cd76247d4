import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function HelperTextAligned() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
      <TextField label="Coupon" helperText="From the back of the ticket" />
      <TextField label="Seat" helperText=" " />
    </Box>
  );
}
