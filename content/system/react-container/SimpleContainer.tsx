import { Box, Container } from '@mui/system';

export default function SimpleContainer() {
  return (
    <Container maxWidth="sm">
      <Box sx={{ height: 120, p: 2, bgcolor: 'light-dark(#e3f2fd, #12304a)' }}>
        At most 600 px wide, and centered
      </Box>
    </Container>
  );
}
