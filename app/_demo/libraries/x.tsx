import type { ReactNode } from 'react';
import '../license.ts';
import { MaterialTheme } from './material-ui.tsx';

export { themeStyleSheets } from './material-ui.tsx';

/** MUI X is built on Material UI and shown in its theme, which its components look for without a name. */
export function DemoTheme({ children }: { children: ReactNode }) {
  return <MaterialTheme themeId={undefined}>{children}</MaterialTheme>;
}
