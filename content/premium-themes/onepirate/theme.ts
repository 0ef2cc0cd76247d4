import { createTheme } from '@mui/material/styles';

const display = {
  fontFamily: '"Avenir Next Condensed", "Roboto Condensed", "Arial Narrow", Arial, sans-serif',
  fontWeight: 800,
  textTransform: 'uppercase',
  lineHeight: 1.05,
} as const;

/** Loud headings, square corners, one strong color. */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: 'onepirate', colorSchemeSelector: 'data-mui-color-scheme' },
  colorSchemes: {
    light: {
      palette: {
        contrastThreshold: 4.5,
        primary: { main: '#c22d17' },
        secondary: { main: '#12233d' },
        background: { default: '#fff9ef', paper: '#ffffff' },
        text: { primary: '#12233d', secondary: '#4b5a70' },
        divider: '#d9cfbd',
      },
    },
    dark: {
      palette: {
        contrastThreshold: 4.5,
        primary: { main: '#ff8f78' },
        secondary: { main: '#f4dfb4' },
        background: { default: '#0c1626', paper: '#142239' },
        text: { primary: '#f8f1e3', secondary: '#b8c2d1' },
        divider: '#33435c',
      },
    },
  },
  shape: { borderRadius: 0 },
  typography: {
    fontFamily: '"Avenir Next", "Segoe UI", Roboto, Helvetica, Arial, sans-serif',
    h1: { ...display, fontSize: 'clamp(2.5rem, 1.5rem + 5vw, 5rem)' },
    h2: { ...display, fontSize: 'clamp(1.75rem, 1.3rem + 2vw, 2.75rem)' },
    h3: { ...display, fontSize: '1.25rem', lineHeight: 1.2 },
    button: { fontWeight: 700, letterSpacing: '0.06em' },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { sizeLarge: { paddingBlock: 14, paddingInline: 32 } },
    },
    MuiTextField: { defaultProps: { fullWidth: true, variant: 'outlined' } },
    MuiLink: { defaultProps: { underline: 'always' } },
  },
});
