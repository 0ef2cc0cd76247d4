import { createTheme } from '@mui/material/styles';
import THEME_ID from '@mui/material/styles/identifier';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';

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

const darkSelector = '[data-mui-color-scheme="dark"]';

/**
 * The variables of both schemes, as the objects that Emotion serializes. The dark ones twice: where the reader chose, and where no
 * script runs to say what the system prefers. Used at build only.
 */
export function themeStyleSheets(): Record<string, unknown>[] {
  // not in the public type, though ThemeProvider itself rests on it
  const { generateStyleSheets } = theme as unknown as {
    generateStyleSheets(): Record<string, unknown>[];
  };
  const sheets = generateStyleSheets.call(theme);
  const dark = sheets.find((sheet) => darkSelector in sheet)![darkSelector];
  return [
    ...sheets,
    { '@media (prefers-color-scheme: dark)': { ':root:not([data-mui-color-scheme])': dark } },
  ];
}
