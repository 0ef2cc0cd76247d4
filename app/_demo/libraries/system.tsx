import type { ReactNode } from 'react';

/** Demos of MUI System and Base UI bring their own styles: there is no theme to give. */
export function DemoTheme({ children }: { children: ReactNode }) {
  return children;
}

export const themeStyleSheets = (): Record<string, unknown>[] => [];
