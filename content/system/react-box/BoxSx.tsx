import { Box } from '@mui/system';

export default function BoxSx() {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 120,
        height: 120,
        borderRadius: 3,
        color: 'light-dark(#fff, #001e3c)',
        bgcolor: 'light-dark(#0059b2, #66b2ff)',
        '&:hover': { bgcolor: 'light-dark(#003f7f, #99ccff)' },
      }}
    >
      Point at me
    </Box>
  );
}
