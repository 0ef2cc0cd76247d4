import type { ComponentType } from 'react';
import { DemoTheme } from '../libraries/x.tsx';
import { mountDemo } from '../mountDemo.tsx';
import type { MountedDemo } from '../mounted.ts';

/** Hydrates a demo of MUI X. Its own chunk, shared by all demos of the library. */
export const mount = (element: Element, Demo: ComponentType, name: string): MountedDemo =>
  mountDemo(element, Demo, DemoTheme, name, ['material-ui', 'x']);
