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
        bgcolor: 'light-dark(#0059b2, #66b2ff)',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'light-dark(#003f7f, #99ccff)' },
        '&:focus-visible': { outline: '3px solid light-dark(#66b2ff, #fff)', outlineOffset: 2 },
      }}
    >
      Read the basics
    </Box>
  );
}
