import { importedPackages } from './imports.ts';

/** Whose default look a demo stands in. */
export type Baseline = 'material' | 'joy' | 'none';

const materialPackages = /^@mui\/(material|lab|icons-material|x-.*)$/;

/** Demos of Base UI bring all their styles; the others show what they import. */
export function baselineOf(product: string, codes: string[]): Baseline {
  const imported = [...importedPackages(codes)];
  if (product === 'base-ui') return 'none';
  if (imported.includes('@mui/joy')) return 'joy';
  return imported.some((name) => materialPackages.test(name)) ? 'material' : 'none';
}

const providers: Record<Baseline, { imports: string[]; setup: string[]; jsx: string[] }> = {
  material: {
    imports: [
      "import CssBaseline from '@mui/material/CssBaseline';",
      "import { ThemeProvider, createTheme } from '@mui/material/styles';",
      "import '@fontsource/roboto/300.css';",
      "import '@fontsource/roboto/400.css';",
      "import '@fontsource/roboto/500.css';",
      "import '@fontsource/roboto/700.css';",
    ],
    setup: ['', 'const theme = createTheme({ colorSchemes: { light: true, dark: true } });'],
    jsx: [
      '    <ThemeProvider theme={theme}>',
      '      <CssBaseline />',
      '      <Demo />',
      '    </ThemeProvider>',
    ],
  },
  joy: {
    imports: [
      "import CssBaseline from '@mui/joy/CssBaseline';",
      "import { CssVarsProvider } from '@mui/joy/styles';",
    ],
    setup: [],
    jsx: [
      '    <CssVarsProvider defaultMode="system">',
      '      <CssBaseline />',
      '      <Demo />',
      '    </CssVarsProvider>',
    ],
  },
  none: { imports: [], setup: [], jsx: ['    <Demo />'] },
};

/** The module that renders the demo, in the theme that it has on its page. */
export function entryFile(
  baseline: Baseline,
  { isTypeScript, isTailwind }: { isTypeScript: boolean; isTailwind: boolean },
): string {
  const { imports, setup, jsx } = providers[baseline];
  return [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...imports,
    ...(isTailwind ? ["import './index.css';"] : []),
    "import Demo from './Demo';",
    ...setup,
    '',
    `createRoot(document.getElementById('root')${isTypeScript ? '!' : ''}).render(`,
    '  <StrictMode>',
    ...jsx,
    '  </StrictMode>,',
    ');',
    '',
  ].join('\n');
}
