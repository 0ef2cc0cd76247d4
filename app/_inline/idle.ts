import { on } from './on.ts';

export const idle: (run: () => void) => void =
  globalThis.requestIdleCallback ?? ((run) => setTimeout(run, 200));

/** An idle moment after the load event. */
export const afterLoad = new Promise<void>((resolve) => {
  on('load', () => idle(resolve));
});
