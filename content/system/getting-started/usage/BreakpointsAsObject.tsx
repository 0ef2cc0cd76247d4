import { Box } from '@mui/system';

export default function BreakpointsAsObject() {
  return (
    <Box
      sx={{
        p: 2,
        borderRadius: 1,
        bgcolor: 'light-dark(#e3f2fd, #12304a)',
        width: { xs: 150, sm: 250, md: 400 },
      }}
    >
      150, 250 or 400 px wide, by the width of the window
    </Box>
  );
}
