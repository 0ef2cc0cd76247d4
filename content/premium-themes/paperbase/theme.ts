import { createTheme } from '@mui/material/styles';

/** Paper and ink: quiet surfaces, thin lines, small type. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'paperbase', colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        contrastThreshold: 4.5,
        primary: { main: '#27509b' },
        background: { default: '#f4f1ea', paper: '#fffdf8' },
        text: { primary: '#22252b', secondary: '#595e68' },
        divider: '#e2dccf',
      },
    },
    dark: {
      palette: {
        contrastThreshold: 4.5,
        primary: { main: '#9dbbf2' },
        background: { default: '#17181b', paper: '#1f2126' },
        text: { primary: '#ecebe6', secondary: '#b0b3ba' },
        divider: '#363941',
      },
    },
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif',
    fontSize: 14,
    h1: { fontSize: '1.625rem', fontWeight: 600 },
    h2: { fontSize: '1.125rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
    overline: { letterSpacing: '0.08em', lineHeight: 2 },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiPaper: { defaultProps: { variant: 'outlined' } },
    MuiTab: { styleOverrides: { root: { minWidth: 0, fontSize: '1rem' } } },
    MuiTableCell: {
      styleOverrides: {
        head: ({ theme: { vars } }) => ({ color: vars!.palette.text.secondary, fontWeight: 600 }),
      },
    },
    MuiListItemButton: {
      styleOverrides: { root: ({ theme: { shape } }) => ({ borderRadius: shape.borderRadius }) },
    },
  },
});
