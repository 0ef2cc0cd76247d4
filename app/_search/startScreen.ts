import { defaultLanguage } from '../_i18n/languages.ts';
import type { Translate } from '../_i18n/translate.ts';
import { element, icon, icons } from './element.ts';
import { currentFirst, localAddress, productName } from './place.ts';
import { readRecent } from './recentSearches.ts';
import { iconButton } from './searchStyles.ts';
import * as styles from './startStyles.ts';
import type { CatalogueProduct, StartGroup } from './searchTypes.ts';

/** What is shown before anything is typed: recent searches, and pages to start from. */
export function startScreen(
  groups: StartGroup[],
  products: CatalogueProduct[],
  t: Translate,
): HTMLElement {
  const recent = readRecent();
  return element(
    'div',
    { class: styles.start },
    recent.length > 0 && recentSearches(recent, t),
    element(
      'div',
      { class: styles.startGroups },
      ...currentFirst(groups, ({ product }) => product).map(({ product, links }) =>
        element(
          'section',
          {},
          element(
            'h2',
            {},
            product === undefined ? t('search.references') : productName(products, product),
          ),
          element(
            'ul',
            {},
            ...links.map(({ title, path }) =>
              element(
                'li',
                {},
                element(
                  'a',
                  { href: localAddress(path), lang: defaultLanguage, 'data-stop': true },
                  title,
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

function recentSearches(recent: string[], t: Translate): HTMLElement {
  return element(
    'section',
    { class: styles.recent },
    element(
      'div',
      {},
      element('h2', {}, t('search.recent')),
      element('button', { type: 'button', 'data-forget-all': true }, t('search.removeAllRecent')),
    ),
    element(
      'ul',
      {},
      ...recent.map((text) =>
        element(
          'li',
          {},
          element(
            'button',
            { type: 'button', 'data-again': text, 'data-stop': true },
            icon(icons.recent, 18),
            element('bdi', {}, text),
          ),
          element(
            'button',
            {
              type: 'button',
              class: iconButton,
              'data-forget': text,
              'aria-label': t('search.removeRecent', { text }),
            },
            icon(icons.close, 16),
          ),
        ),
      ),
    ),
  );
}
