import { isLanguage, localAddress, splitLanguage } from '../_i18n/languages.ts';
import { listen } from './listen.ts';

/** Links to other languages (app/_i18n/LanguageLinks.tsx) lead to the page that is open, and to the place on it. */
export function startLanguages(): void {
  const update = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link || !isLanguage(link.hreflang)) return;
    const { pathname, search, hash } = location;
    link.href = localAddress(splitLanguage(pathname).path, link.hreflang) + search + hash;
  };
  for (const sign of ['pointerover', 'focusin', 'click'] as const) listen(sign, update);
}
