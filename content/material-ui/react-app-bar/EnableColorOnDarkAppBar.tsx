import { createTheme, ThemeProvider } from '@mui/material/styles';
import AppBar from '@mui/material/AppBar';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

export default function EnableColorOnDarkAppBar() {
  return (
    <ThemeProvider theme={() => darkTheme}>
      <Stack spacing={2} sx={{ p: 2, bgcolor: 'background.default' }}>
        <AppBar position="static" color="primary" enableColorOnDark>
          <Toolbar>
            <Typography variant="h6" component="div">
              enableColorOnDark
            </Typography>
          </Toolbar>
        </AppBar>
        <AppBar position="static" color="primary">
          <Toolbar>
            <Typography variant="h6" component="div">
              Default
            </Typography>
          </Toolbar>
        </AppBar>
      </Stack>
    </ThemeProvider>
  );
}
