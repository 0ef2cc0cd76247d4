import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { ThemeProvider, useTheme, type Components, type Theme } from '@mui/material/styles';

// In your app, pass these to createTheme({ components }).
const components: Components<Theme> = {
  MuiTextField: { defaultProps: { variant: 'filled' } },
  MuiFilledInput: {
    defaultProps: { disableUnderline: true },
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${theme.palette.grey[600]}`,
        borderRadius: theme.shape.borderRadius,
        '&.Mui-focused': { outline: '2px solid', outlineOffset: -1 },
        ...theme.applyStyles('dark', { borderColor: theme.palette.grey[500] }),
      }),
    },
  },
};

export default function CustomizedInputsStyleOverrides() {
  const outerTheme = useTheme();

  return (
    <ThemeProvider theme={() => ({ ...outerTheme, components })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField label="First name" defaultValue="Noor" />
        <TextField label="Last name" />
      </Box>
    </ThemeProvider>
  );
}
