import { Box } from '@mui/system';

export default function Why() {
  return (
    <Box
      sx={{
        p: 2,
        minWidth: 240,
        borderRadius: 2,
        border: 1,
        borderColor: 'light-dark(#dae2ed, #303740)',
        bgcolor: 'light-dark(#fff, #1c2025)',
      }}
    >
      <Box sx={{ fontSize: 14, color: 'light-dark(#434d5b, #b0b8c4)' }}>Sessions</Box>
      <Box sx={{ fontSize: 34, fontWeight: 500 }}>98.3 k</Box>
      <Box component="span" sx={{ color: 'light-dark(#1b6e3c, #6ee7a0)', fontSize: 14 }}>
        +18.8 %
      </Box>{' '}
      <Box component="span" sx={{ color: 'light-dark(#434d5b, #b0b8c4)', fontSize: 14 }}>
        against last week
      </Box>
    </Box>
  );
}
