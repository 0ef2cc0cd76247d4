import { extendTheme } from '@mui/joy/styles';
import THEME_ID from '@mui/joy/styles/identifier';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { DemoCache } from '../preferences/DemoCache.tsx';
import { useDemoSettings } from '../preferences/demoSettings.ts';
import { withSystemScheme } from './withSystemScheme.ts';

const darkSelector = '[data-joy-color-scheme="dark"]';

/** Joy UI's default theme. Its colours are CSS variables: a demo rendered at build is right in the reader's mode at first paint. */
const theme = extendTheme();

/** The theme of each direction: some components ask it, and what they float turns with it. */
const themes = { ltr: theme, rtl: { ...theme, direction: 'rtl' } } as const;

/** Gives demos the theme, and no more: Joy UI's own provider would also write the variables into the document. */
export function DemoTheme({ children }: { children: ReactNode }) {
  const { direction, rtlCache } = useDemoSettings();
  return (
    <DemoCache cache={rtlCache}>
      <ThemeProvider themeId={THEME_ID} theme={themes[direction]}>
        {children}
      </ThemeProvider>
    </DemoCache>
  );
}

/** The variables of both schemes, as the objects that Emotion serializes. Used at build only. */
export const themeStyleSheets = (): Record<string, unknown>[] =>
  withSystemScheme(theme, darkSelector, ':root:not([data-joy-color-scheme])');
