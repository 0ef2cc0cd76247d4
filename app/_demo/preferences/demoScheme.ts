import { useSyncExternalStore } from 'react';

export type DemoScheme = 'light' | 'dark';

let current: DemoScheme = 'light';
const listeners = new Set<() => void>();

export function setDemoScheme(scheme: DemoScheme): void {
  if (scheme === current) return;
  current = scheme;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The scheme that the reader sees, for libraries that compute colours in JavaScript. Light while a demo hydrates, as on the server. */
export function useDemoScheme(): DemoScheme {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => 'light',
  );
}
