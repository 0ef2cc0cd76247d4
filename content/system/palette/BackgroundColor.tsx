import { Box, ThemeProvider } from '@mui/system';
import { theme } from './theme';

export default function BackgroundColor() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Box sx={{ p: 2, bgcolor: 'brand.main', color: 'brand.contrastText' }}>brand.main</Box>
        <Box sx={{ p: 2, bgcolor: 'danger.main', color: 'danger.contrastText' }}>danger.main</Box>
      </Box>
    </ThemeProvider>
  );
}
