import type { ReactNode } from 'react';
import '../license.ts';
import { useDemoScheme } from '../preferences/demoScheme.ts';
import { MaterialTheme } from './material-ui.tsx';

export { themeStyleSheets } from './material-ui.tsx';

/**
 * MUI X is built on Material UI and shown in its theme. Its components look for it without a name, and read some colours from the palette
 * rather than from the variables.
 */
export function DemoTheme({ children }: { children: ReactNode }) {
  return <MaterialTheme scheme={useDemoScheme()}>{children}</MaterialTheme>;
}
