import { createTheme } from '@mui/system';

export const theme = createTheme({
  palette: {
    brand: { main: 'light-dark(#0059b2, #66b2ff)', contrastText: 'light-dark(#fff, #001e3c)' },
    danger: { main: 'light-dark(#b3261e, #ff8a80)', contrastText: 'light-dark(#fff, #3b0a07)' },
    muted: 'light-dark(#57606a, #a5b1bf)',
  },
});
