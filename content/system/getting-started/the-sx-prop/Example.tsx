import { Box } from '@mui/system';

export default function Example() {
  return (
    <Box
      component="a"
      href="#basics"
      sx={{
        display: 'inline-block',
        px: 3,
        py: 1.5,
        borderRadius: 2,
        color: 'light-dark(#fff, #001e3c)',
        textDecoration: 'none',
        bgcolor: 'light-dark(#0059b2, #66b2ff)',
        '&:hover': { bgcolor: 'light-dark(#003f7f, #99ccff)' },
      }}
    >
      Read the basics
    </Box>
  );
}
