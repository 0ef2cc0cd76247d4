import { Box } from '@mui/system';

export default function BoxBasic() {
  return (
    <Box component="section" sx={{ p: 2, border: '1px dashed light-dark(#6b7a90, #8a97a8)' }}>
      A section with a dashed border
    </Box>
  );
}
