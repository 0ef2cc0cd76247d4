import { preloadModules } from './preloadModules.ts';
import { onReach, type Reach } from './reach.ts';

interface Runtime {
  mount(element: Element, Demo: unknown, name: string): () => void;
}

const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
const idle: (run: () => void) => void =
  globalThis.requestIdleCallback ?? ((run) => setTimeout(run, 200));

/** Islands in view wait for the load event and an idle moment, then hydrate one after the other. */
const afterLoad = new Promise<void>((resolve) => {
  const start = () => idle(resolve);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
});
let queue: Promise<unknown> = afterLoad;

const inView = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries)
    if (isIntersecting) {
      inView.unobserve(target);
      const island = target as DemoIsland;
      void afterLoad.then(() => idle(() => island.preload()));
      queue = queue.then(() => island.warmUp()).then(() => island.hydrate());
    }
});

/** A demo: shown as the server rendered it, hydrated in a root of its own when it comes into view or is touched. */
class DemoIsland extends HTMLElement {
  #hydrated: Promise<void> | undefined;
  #unmount: (() => void) | undefined;
  #reach: Reach | undefined;

  connectedCallback() {
    if (!saveData) inView.observe(this);
    this.#reach = onReach(this, () => this.hydrate());
  }

  disconnectedCallback() {
    inView.unobserve(this);
    this.#reach?.stop();
    // not while React, which took the element out, is still at work
    setTimeout(() => {
      if (!this.isConnected) {
        this.#unmount?.();
        this.#unmount = this.#hydrated = undefined;
      }
    });
  }

  /** Everything that hydration needs, what is imported before what imports it. */
  #modules() {
    const { preload = '', runtime = '', chunk = '' } = this.dataset;
    return [...preload.split(' ').filter(Boolean).toReversed(), runtime, chunk];
  }

  preload() {
    preloadModules(this.#modules());
  }

  /** Evaluates the modules in tasks of their own, so that a tap never waits for all of them. */
  async warmUp() {
    for (const module of this.#modules()) {
      await import(module).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  hydrate(): Promise<void> {
    return (this.#hydrated ??= this.#mount());
  }

  async #mount() {
    const { runtime = '', chunk = '', name = '' } = this.dataset;
    this.preload();
    try {
      const [{ mount }, demo] = (await Promise.all([import(runtime), import(chunk)])) as [
        Runtime,
        { default: unknown },
      ];
      if (!this.isConnected) return;
      this.#unmount = mount(this, demo.default, name);
      this.dataset['hydrated'] = '';
    } catch (error) {
      // the network failed: the markup stays, and the next touch tries again
      console.warn(`The demo ${name} could not be loaded.`, error);
      this.#hydrated = undefined;
    }
  }
}

export function startDemoIslands(): void {
  customElements.define('demo-island', DemoIsland);
}
