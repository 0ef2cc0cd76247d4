import type { ComponentType } from 'react';

/** A demo that runs in a React root of its own. */
export interface MountedDemo {
  /** Settles when React has taken over the markup, or the demo was unmounted before. */
  hydrated: Promise<void>;
  /**
   * Renders another component in the demo's place, from its initial state.
   * @param onError hears of an error while it renders, or in its effects; what rendered well before is then shown again. Without it the
   * reader sees that the demo crashed
   */
  update(Demo: ComponentType, onError?: (error: unknown) => void): void;
  /** Renders the demo that the page came with, from its initial state. */
  reset(): void;
  unmount(): void;
}

/** What app/_inline/demoIsland.ts makes of `<demo-island>`. */
export interface DemoIslandElement extends HTMLElement {
  mounted?: MountedDemo | undefined;
  /** @returns when the demo is mounted, or when it could not be loaded; `mounted` tells which */
  hydrate(): Promise<void>;
}
