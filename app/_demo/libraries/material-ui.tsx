import { Global } from '@emotion/react';
import { createTheme, type Theme } from '@mui/material/styles';
import THEME_ID from '@mui/material/styles/identifier';
import { ThemeProvider } from '@mui/system';
import { useEffect, useMemo, type ReactNode } from 'react';
import { DemoCache } from '../preferences/DemoCache.tsx';
import type { DemoScheme } from '../preferences/demoScheme.ts';
import {
  defaultSettings,
  useDemoSettings,
  type DemoSettings,
} from '../preferences/demoSettings.ts';
import { denseComponents } from '../preferences/denseComponents.ts';
import { readerPaletteSheets } from '../preferences/readerPalette.ts';
import { withSystemScheme } from './withSystemScheme.ts';

/**
 * Material UI's default theme, with both colour schemes as CSS variables, so that a demo rendered at build is right
 * in the reader's mode, colours and spacing at first paint.
 */
const options: Parameters<typeof createTheme>[0] = {
  cssVariables: { colorSchemeSelector: '[data-mui-color-scheme="%s"]' },
  colorSchemes: { light: true, dark: true },
};
const defaultTheme = createTheme(options);

const themes = new WeakMap([[defaultSettings, defaultTheme]]);

/** One theme for all demos of a page: the default one, or one with what variables cannot carry. */
function themeOf(settings: DemoSettings): Theme {
  const known = themes.get(settings);
  if (known) return known;
  const { dense, direction } = settings;
  const { palette, ...injected } = (settings.injectedTheme ?? {}) as { palette?: object };
  const scheme = palette ? { palette } : true;
  const components = dense ? (denseComponents as never) : {};
  const theme = createTheme(
    { ...options, colorSchemes: { light: scheme, dark: scheme }, direction, components },
    ...(settings.locale ?? []),
    injected,
  );
  themes.set(settings, theme);
  return theme;
}

/** Not in the public type, though Material UI's own provider rests on it. */
function styleSheetsOf(theme: Theme): Record<string, unknown>[] {
  return (
    theme as unknown as { generateStyleSheets(): Record<string, unknown>[] }
  ).generateStyleSheets();
}

/** Not in the public type either: what Material UI's own provider puts into the theme for the mode it is in. */
function paletteOf(theme: Theme, scheme: DemoScheme): Theme['palette'] {
  return (theme as unknown as { colorSchemes: Record<DemoScheme, Pick<Theme, 'palette'>> })
    .colorSchemes[scheme].palette;
}

/** The Data Grid makes functions of strings for its filters, which the Content-Security-Policy forbids. */
function withoutEval({ components }: Theme): object {
  const { MuiDataGrid } = (components ?? {}) as Record<string, { defaultProps?: object }>;
  const defaultProps = { ...MuiDataGrid?.defaultProps, disableEval: true };
  return { ...components, MuiDataGrid: { ...MuiDataGrid, defaultProps } };
}

/**
 * Gives demos the theme, and no more: Material UI's own provider would also write the variables into the document and keep
 * a colour mode of its own, which are the site's business.
 */
export function DemoTheme({ children }: { children: ReactNode }) {
  return <MaterialTheme themeId={THEME_ID}>{children}</MaterialTheme>;
}

/**
 * The same theme, for libraries built on Material UI.
 * @param themeId undefined gives it without a name, as MUI X looks for it
 * @param scheme whose palette is in the theme, for what is not read from the variables
 */
export function MaterialTheme({
  themeId,
  scheme,
  children,
}: {
  themeId?: string;
  scheme?: DemoScheme;
  children: ReactNode;
}) {
  const settings = useDemoSettings();
  const theme = themeOf(settings);
  const given = useMemo(
    () =>
      scheme
        ? { ...theme, palette: paletteOf(theme, scheme), components: withoutEval(theme) }
        : theme,
    [theme, scheme],
  );
  useEffect(() => {
    // for a reader at the console
    Object.assign(window, { theme, createTheme });
  }, [theme]);
  return (
    <DemoCache cache={settings.rtlCache}>
      {settings.injectedTheme && <Global styles={styleSheetsOf(theme) as never} />}
      <ThemeProvider {...(themeId && { themeId })} theme={given}>
        {children}
      </ThemeProvider>
    </DemoCache>
  );
}

/** The variables of both schemes, as the objects that Emotion serializes, then the reader's own colours. Used at build only. */
export const themeStyleSheets = (): Record<string, unknown>[] => [
  ...withSystemScheme(
    defaultTheme,
    '[data-mui-color-scheme="dark"]',
    ':root:not([data-mui-color-scheme])',
  ),
  ...readerPaletteSheets(),
];
