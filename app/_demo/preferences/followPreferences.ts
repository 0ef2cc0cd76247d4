import type { EmotionCache } from '@emotion/react';
import { paintedMode } from '../../_preferences/readPreferences.ts';
import { getMode, getPreferences, subscribe } from '../../_preferences/store.ts';
import { setDemoScheme } from './demoScheme.ts';
import { setDemoSettings } from './demoSettings.ts';

declare global {
  interface Window {
    /** For a reader at the console: theme options that are merged into the theme of every demo. Asked once. */
    getInjectTheme?: () => object;
  }
}

type Island = HTMLElement & { hydrate(): Promise<void> };

let following = false;
let rtlCache: EmotionCache | undefined;
let loading: Promise<void> | undefined;
let injectedTheme: object | undefined;

/** Hands the reader's preferences to the demos, now and whenever they change. To be called when a demo is mounted. */
export function followPreferences(): void {
  if (!following) subscribe(update);
  following = true;
  update();
}

function update(): void {
  const { dense, direction } = getPreferences();
  setDemoScheme(paintedMode(getMode()));
  if (direction === 'rtl' && !rtlCache) loading ??= loadRtlCache();
  injectedTheme ??= window.getInjectTheme?.();
  // demos change direction when what mirrors their styles has come
  const isMirrored = direction === 'rtl' && !!rtlCache;
  setDemoSettings({
    dense,
    direction: isMirrored ? 'rtl' : 'ltr',
    rtlCache: isMirrored ? rtlCache : undefined,
    injectedTheme,
  });
  if (dense || direction === 'rtl' || injectedTheme) void hydrateAll();
}

async function loadRtlCache(): Promise<void> {
  try {
    ({ rtlCache } = await import('./rtlCache.ts'));
    update();
  } catch {
    // the network failed: the next demo or change of preferences tries again
    loading = undefined;
  }
}

/** The server rendered demos with the default settings. Those out of view follow too, one after the other. */
async function hydrateAll(): Promise<void> {
  for (const island of document.querySelectorAll<Island>('demo-island:not([data-hydrated])'))
    await island.hydrate();
}
