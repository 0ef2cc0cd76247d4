import type { EmotionCache } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import type { Direction } from '../../_preferences/preferences.ts';
import { followedValue } from './followedValue.ts';

/**
 * What CSS variables cannot carry into a demo, so that the demo must be rendered anew. The same object as long as nothing changes, and
 * `defaultSettings` where the reader changed nothing: then the demo stays as the server rendered it.
 */
export interface DemoSettings {
  dense: boolean;
  direction: Direction;
  /** what Emotion writes mirrored styles with */
  rtlCache?: EmotionCache | undefined;
  /** theme options with the libraries' texts in the language of the page */
  locale?: object[] | undefined;
  /** theme options that the page adds to every demo's */
  injectedTheme?: object | undefined;
}

export const defaultSettings: DemoSettings = { dense: false, direction: 'ltr' };

const current = followedValue(defaultSettings);

export function setDemoSettings(settings: DemoSettings): void {
  const before = current.get();
  const names = Object.keys({ ...before, ...settings }) as (keyof DemoSettings)[];
  if (names.every((name) => before[name] === settings[name])) return;
  const isDefault = names.every((name) => settings[name] === defaultSettings[name]);
  current.set(isDefault ? defaultSettings : settings);
}

/** For the theme of a library's demos. While a demo hydrates these are the defaults, as on the server; the reader's follow at once. */
export function useDemoSettings(): DemoSettings {
  return useSyncExternalStore(current.subscribe, current.get, () => defaultSettings);
}
