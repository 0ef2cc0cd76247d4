import { extendTheme } from '@mui/joy/styles';
import THEME_ID from '@mui/joy/styles/identifier';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { withSystemScheme } from './withSystemScheme.ts';

const darkSelector = '[data-joy-color-scheme="dark"]';

/** Joy UI's default theme. Its colours are CSS variables: a demo rendered at build is right in the reader's mode at first paint. */
const theme = extendTheme();

/** Gives demos the theme, and no more: Joy UI's own provider would also write the variables into the document. */
export function DemoTheme({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={{ [THEME_ID]: theme }}>{children}</ThemeProvider>;
}

/** The variables of both schemes, as the objects that Emotion serializes. Used at build only. */
export const themeStyleSheets = (): Record<string, unknown>[] =>
  withSystemScheme(theme, darkSelector, ':root:not([data-joy-color-scheme])');
