import { cookie } from '../_dom/cookie.ts';
import type { UserProperties } from './eventContract.ts';

const dark = '(prefers-color-scheme: dark)';

export function userProperties(): UserProperties {
  const { dataset, lang } = document.documentElement;
  return {
    codeVariant: cookie('codeVariant') ?? 'TS',
    codeStylingVariant: cookie('codeStyling') ?? 'MUI System',
    userLanguage: lang,
    devicePixelRatio: (Math.round(devicePixelRatio * 10) / 10).toFixed(1),
    colorScheme: dataset['muiColorScheme'] ?? 'light',
    colorSchemeOS: matchMedia(dark).matches ? 'dark' : 'light',
  };
}

/** Calls back with all of them now, and whenever one changes. */
export function watchUserProperties(
  onChange: (properties: UserProperties) => void,
  signal: AbortSignal,
): void {
  let known = '';
  const look = () => {
    const properties = userProperties();
    const text = JSON.stringify(properties);
    if (text !== known) onChange(properties);
    known = text;
  };
  const attributes = new MutationObserver(look);
  attributes.observe(document.documentElement, { attributes: true });
  signal.addEventListener('abort', () => attributes.disconnect());
  matchMedia(dark).addEventListener('change', look, { signal });
  // the zoom, and a window that moves to another screen
  addEventListener('resize', look, { signal });
  // code variants are in cookies
  document.addEventListener('change', look, { signal });
  look();
}
