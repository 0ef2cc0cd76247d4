/**
 * Loads React, the router and the page's payload at the first sign of interaction. Until then the page is plain HTML.
 * The Worker takes vinext's own bootstrap out of the page and leaves its data in `#boot` (edge/pages/deferHydration.ts).
 */
import { preloadModules } from './preloadModules.ts';
import { on } from './on.ts';
import { onReach } from './reach.ts';

interface Boot {
  entry: string;
  /** everything that `entry` imports, to be fetched at once */
  preload: string[];
  [field: string]: unknown;
}

async function hydrate(): Promise<void> {
  const boot = document.getElementById('boot')!;
  const { entry, preload, ...rsc } = JSON.parse(boot.textContent!) as Boot;
  preloadModules(preload);
  const payload = await fetch(`${location.pathname}index.txt`);
  if (!payload.ok) return;
  (self as unknown as Record<symbol, unknown>)[Symbol.for('vinext.navigationRuntime')] = {
    bootstrap: { routeManifest: null, rsc: { rsc: [await payload.text()], ...rsc, done: true } },
    functions: {},
  };
  await import(entry);
}

export function startHydration(): void {
  on('DOMContentLoaded', () => {
    // in development the framework starts by itself
    if (document.getElementById('boot')) onReach(window, hydrate);
  });
}
