import { extendTheme } from '@mui/joy/styles';
import THEME_ID from '@mui/joy/styles/identifier';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { DemoCache } from '../preferences/DemoCache.tsx';
import {
  defaultSettings,
  useDemoSettings,
  type DemoSettings,
} from '../preferences/demoSettings.ts';
import { denseJoyComponents } from '../preferences/denseJoyComponents.ts';
import { withSystemScheme } from './withSystemScheme.ts';

const darkSelector = '[data-joy-color-scheme="dark"]';

/** Joy UI's default theme. Its colours are CSS variables: a demo rendered at build is right in the reader's mode at first paint. */
const defaultTheme = extendTheme();

const themes = new WeakMap<DemoSettings, object>([[defaultSettings, defaultTheme]]);

/** One theme for all demos of a page: the default one, or one with what variables cannot carry. */
function themeOf(settings: DemoSettings): object {
  const known = themes.get(settings);
  if (known) return known;
  const { dense, direction } = settings;
  const components = dense ? (denseJoyComponents as never) : {};
  // the theme has no option for it, though the components ask it
  const theme = Object.assign(extendTheme({ components }), { direction });
  themes.set(settings, theme);
  return theme;
}

/** Gives demos the theme, and no more: Joy UI's own provider would also write the variables into the document. */
export function DemoTheme({ children }: { children: ReactNode }) {
  const settings = useDemoSettings();
  return (
    <DemoCache cache={settings.rtlCache}>
      <ThemeProvider themeId={THEME_ID} theme={themeOf(settings)}>
        {children}
      </ThemeProvider>
    </DemoCache>
  );
}

/** The variables of both schemes, as the objects that Emotion serializes, then the reader's spacing. Used at build only. */
export const themeStyleSheets = (): Record<string, unknown>[] => [
  ...withSystemScheme(defaultTheme, darkSelector, ':root:not([data-joy-color-scheme])'),
  // app/_preferences/applyPreferences.ts writes it under Material UI's name
  { ':root': { '--joy-spacing': 'var(--mui-spacing, 8px)' } },
];
