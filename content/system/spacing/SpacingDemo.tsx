import { Box } from '@mui/system';

const cell = { bgcolor: 'light-dark(#e3f2fd, #12304a)', borderRadius: 1 };

export default function SpacingDemo() {
  return (
    <Box sx={{ border: '1px dashed light-dark(#6b7a90, #8a97a8)' }}>
      <Box sx={{ ...cell, p: 1, m: 1 }}>p: 1, m: 1</Box>
      <Box sx={{ ...cell, px: 4, py: 1, mx: 1 }}>px: 4, py: 1, mx: 1</Box>
      <Box sx={{ ...cell, p: 2, m: 1, mt: 3 }}>p: 2, m: 1, mt: 3</Box>
    </Box>
  );
}
