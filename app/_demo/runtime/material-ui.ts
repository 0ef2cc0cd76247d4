import type { ComponentType } from 'react';
import { DemoTheme } from '../libraries/material-ui.tsx';
import { mountDemo } from '../mountDemo.tsx';

/** Hydrates a Material UI demo. Its own chunk, shared by all demos of the library. */
export const mount = (element: Element, Demo: ComponentType, name: string): (() => void) =>
  mountDemo(element, Demo, DemoTheme, name);
