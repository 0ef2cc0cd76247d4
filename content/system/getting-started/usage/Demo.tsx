import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  spacing: 4,
  shape: { borderRadius: 10 },
  palette: {
    brand: { main: 'light-dark(#0059b2, #66b2ff)', contrastText: 'light-dark(#fff, #001e3c)' },
  },
});

export default function Demo() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          px: 6,
          py: 3,
          borderRadius: 1,
          bgcolor: 'brand.main',
          color: 'brand.contrastText',
        }}
      >
        24 and 12 px of padding, and the brand’s color
      </Box>
    </ThemeProvider>
  );
}
