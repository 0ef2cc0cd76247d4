import { listen } from './listen.ts';

/** Puts the reader's preferences on <html> before the first paint, and keeps them there. */

const modeKey = 'mui-mode';
const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');

function storedMode(): string {
  try {
    return localStorage.getItem(modeKey) || 'system';
  } catch {
    // storage is blocked: the system decides
    return 'system';
  }
}

function applyMode(): void {
  const mode = storedMode();
  const scheme = mode === 'system' ? (dark.matches ? 'dark' : 'light') : mode;
  root.dataset['js'] = '';
  root.dataset['mode'] = mode;
  root.dataset['muiColorScheme'] = root.dataset['joyColorScheme'] = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
    meta.content = scheme === 'dark' ? '#0c0f14' : '#ffffff';
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name=mode]'))
    input.checked = input.value === mode;
}

export function startPreferences(): void {
  applyMode();
  dark.addEventListener('change', applyMode);
  addEventListener('storage', applyMode);
  // the mode switch and the theme-color tags come later in the document than this script
  addEventListener('DOMContentLoaded', applyMode);
  listen('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'mode') return;
    try {
      localStorage.setItem(modeKey, target.value);
    } catch {
      // the choice then lasts as long as the page
    }
    root.dataset['mode'] = target.value;
    applyMode();
  });
}
