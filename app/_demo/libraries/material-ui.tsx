import { createTheme } from '@mui/material/styles';
import THEME_ID from '@mui/material/styles/identifier';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { withSystemScheme } from './withSystemScheme.ts';

/**
 * Material UI's default theme, with both colour schemes as CSS variables, so that a demo rendered at build is right
 * in the reader's mode at first paint.
 */
const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-mui-color-scheme="%s"]' },
  colorSchemes: { light: true, dark: true },
});

/**
 * Gives demos the theme, and no more: Material UI's own provider would also write the variables into the document and keep
 * a colour mode of its own, which are the site's business.
 */
export function DemoTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={{ [THEME_ID]: theme }}>{children}</ThemeProvider>;
}

/** The variables of both schemes, as the objects that Emotion serializes. Used at build only. */
export const themeStyleSheets = (): Record<string, unknown>[] =>
  withSystemScheme(theme, '[data-mui-color-scheme="dark"]', ':root:not([data-mui-color-scheme])');
