import type { EmotionCache } from '@emotion/react';
import { paintedMode } from '../../_preferences/readPreferences.ts';
import { getMode, getPreferences, subscribe } from '../../_preferences/store.ts';
import type { LocalizedLibrary } from '../locales/loadLocale.ts';
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
/** The texts of each library, as far as they have come. */
const locales = new Map<LocalizedLibrary, object[] | undefined>();
let locale: object[] | undefined;
let injectedTheme: object | undefined;

/**
 * Hands the reader's preferences to the demos, now and whenever they change, and the texts of `localized` libraries in the page's language.
 * To be called when a demo is mounted.
 */
export function followPreferences(localized: LocalizedLibrary[] = []): void {
  if (!following) subscribe(update);
  following = true;
  for (const library of localized) void loadTexts(library);
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
    locale,
    injectedTheme,
  });
  if (dense || direction === 'rtl' || injectedTheme) void hydrateAll();
}

async function loadTexts(library: LocalizedLibrary): Promise<void> {
  // the libraries speak English by themselves
  if (locales.has(library) || document.documentElement.lang === 'en') return;
  locales.set(library, undefined);
  try {
    const { loadLocale } = await import('../locales/loadLocale.ts');
    locales.set(library, await loadLocale(library));
    const texts = [...locales.values()].flatMap((theme) => theme ?? []);
    if (texts.length === 0) return;
    locale = texts;
    update();
  } catch {
    // the network failed: the next demo tries again
    locales.delete(library);
  }
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
