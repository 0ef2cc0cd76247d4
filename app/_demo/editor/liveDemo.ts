import type { DemoIslandElement } from '../mounted.ts';
import { compile } from './compile.ts';
import { evaluate, type Scope } from './evaluate.ts';

/** In ms: how long typing has to rest before the demo is rendered, and how long an error has to last before it is told. */
const renderDelay = 120;
const errorDelay = 300;

/** The edited code has no default export that is a component. */
export class NoComponent extends Error {}

export interface LiveDemo {
  /** Renders the code soon, or the page's own component when nothing is changed. */
  run(code: string): void;
  /** Mounts the page's own component anew. */
  reset(): void;
  dispose(): void;
}

/**
 * Renders edited code in a demo's island.
 * @param source what the page's own component was made of
 * @param onError hears of the error that lasts, and of undefined when it is gone
 */
export function liveDemo(
  island: DemoIslandElement,
  source: string,
  scope: Scope,
  onError: (error: unknown) => void,
): LiveDemo {
  let rendering: ReturnType<typeof setTimeout> | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;
  /** of the latest run: what an earlier one still answers is out of date */
  let run = 0;
  let shown = source;

  const stop = () => {
    run += 1;
    clearTimeout(rendering);
    clearTimeout(telling);
  };
  const fail = (error: unknown) => {
    clearTimeout(telling);
    telling = setTimeout(() => onError(error), errorDelay);
  };
  const succeed = () => {
    clearTimeout(telling);
    onError(undefined);
  };
  const render = async (code: string) => {
    const current = run;
    try {
      const Demo = await evaluate(compile(code), scope);
      if (current !== run) return;
      if (!Demo) throw new NoComponent();
      succeed();
      shown = code;
      island.mounted?.update(Demo, (error) => {
        if (current === run) fail(error);
      });
    } catch (error) {
      if (current === run) fail(error);
    }
  };
  const reset = () => {
    stop();
    succeed();
    shown = source;
    island.mounted?.reset();
  };
  return {
    run(code) {
      stop();
      if (code === shown) succeed();
      else
        rendering = setTimeout(() => (code === source ? reset() : void render(code)), renderDelay);
    },
    reset,
    dispose: stop,
  };
}
