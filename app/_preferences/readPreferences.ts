import { cookie } from '../_dom/cookie.ts';
import { type Mode, type PaletteMode, type Preferences, spacingRange } from './preferences.ts';

// Part of the script in the head of every page: few bytes, no exceptions.

/** Where the mode is kept: `light`, `dark` or `system`. The documented libraries use the same key. */
export const modeKey = 'mui-mode';
/** Where direction, density and spacing are kept, as JSON. */
export const preferencesKey = 'docs-preferences';

export const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

export function readMode(): Mode {
  let mode = document.documentElement.dataset['mode'];
  try {
    mode = localStorage.getItem(modeKey) ?? '';
  } catch {
    // storage is blocked: the choice lasts as long as the page
  }
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}

export function paintedMode(mode: Mode): PaletteMode {
  return mode === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : mode;
}

/** What is stored may be missing, damaged, or written by somebody else. */
function parse<T>(read: () => string | null | undefined): Partial<T> {
  try {
    return (JSON.parse(read() || '{}') as T | null) ?? {};
  } catch {
    return {};
  }
}

/** The preferences as they are stored; what is missing or out of range has its default. */
export function readPreferences(): Preferences {
  const { direction, dense, spacing } = parse<Preferences>(() =>
    localStorage.getItem(preferencesKey),
  );
  return {
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
    dense: dense === true,
    spacing: spacing! >= spacingRange.min && spacing! <= spacingRange.max ? +spacing! : 8,
    paletteColors: parse(() => cookie('paletteColors')),
    paletteMode: paintedMode(readMode()),
  };
}
