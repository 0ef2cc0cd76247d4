import { Box, Container } from '@mui/system';

export default function FixedContainer() {
  return (
    <Container fixed>
      <Box sx={{ height: 120, p: 2, bgcolor: 'light-dark(#e3f2fd, #12304a)' }}>
        As wide as the breakpoint
      </Box>
    </Container>
  );
}
