import { useSyncExternalStore } from 'react';
import { followedValue } from './followedValue.ts';

export type DemoScheme = 'light' | 'dark';

const scheme = followedValue<DemoScheme>('light');

export const setDemoScheme = scheme.set;

/** The scheme that the reader sees, for libraries that compute colours in JavaScript. Light while a demo hydrates, as on the server. */
export function useDemoScheme(): DemoScheme {
  return useSyncExternalStore(scheme.subscribe, scheme.get, () => 'light');
}
