import { Box, ThemeProvider } from '@mui/system';
import { theme } from './theme';

export default function Color() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ color: 'brand.main' }}>brand.main</Box>
      <Box sx={{ color: 'danger.main' }}>danger.main</Box>
      <Box sx={{ color: 'muted' }}>muted</Box>
    </ThemeProvider>
  );
}
