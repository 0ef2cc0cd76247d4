import { applyPreferences } from '../_preferences/applyPreferences.ts';
import { readMode, readPreferences, systemIsDark } from '../_preferences/readPreferences.ts';
import { on } from './on.ts';

/** Puts the reader's preferences on the page before its first paint, and again when they change elsewhere: in the system, in another tab. */
export function startPreferences(): void {
  const apply = () => applyPreferences(readPreferences(), readMode());
  apply();
  // shortcuts are written as the keyboard has them
  if (/Mac|iP/.test(navigator.platform)) document.documentElement.dataset['apple'] = '';
  systemIsDark.addEventListener('change', apply);
  on('storage', apply);
  // <body> does not exist yet
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    apply();
    observer.disconnect();
  }).observe(document.documentElement, { childList: true });
}
