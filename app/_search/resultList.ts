import { defaultLanguage } from '../_i18n/languages.ts';
import { pageLanguage } from '../_i18n/loadTranslate.ts';
import type { Translate } from '../_i18n/translate.ts';
import { element } from './element.ts';
import { localAddress } from './place.ts';
import * as styles from './resultStyles.ts';
import type { ResultGroup, SearchResult, TextPart } from './searchTypes.ts';
import { listId } from './shell.ts';

/**
 * The list box of results. An option is a link, or, with `data-only`, a button that narrows the search to that product.
 * Options never have the focus: the field keeps it and names the active one.
 * @param isOnly whether one product was chosen, so that there is nothing to narrow
 */
export function resultList(groups: ResultGroup[], isOnly: boolean, t: Translate): HTMLElement {
  return element(
    'div',
    { id: listId, role: 'listbox', 'aria-label': t('search.results') },
    ...groups.map((group) => groupElement(group, isOnly, t)),
  );
}

function groupElement(
  { product, name, total, results }: ResultGroup,
  isOnly: boolean,
  t: Translate,
): HTMLElement {
  const id = `search-group-${product}`;
  return element(
    'div',
    { role: 'group', 'aria-labelledby': id, class: styles.group },
    element(
      'div',
      { role: 'presentation', class: styles.groupHeading },
      element('span', { id }, name),
      element('bdi', {}, countText(total, t)),
    ),
    ...results.map((result) => option(result, t)),
    !isOnly &&
      total > results.length &&
      element(
        'button',
        {
          type: 'button',
          id: `search-all-${product}`,
          role: 'option',
          'aria-selected': 'false',
          tabindex: '-1',
          class: styles.showAll,
          'data-only': product,
        },
        t('search.showAll', { count: total, product: name }),
      ),
  );
}

export function countText(count: number, t: Translate): string {
  return count === 1 ? t('search.countOne') : t('search.count', { count });
}

function option(
  { id, kind, href, title, owner, excerpt }: SearchResult,
  t: Translate,
): HTMLElement {
  const isCode = kind !== 'page' && kind !== 'section';
  return element(
    'a',
    {
      id: `search-result-${id}`,
      role: 'option',
      'aria-selected': 'false',
      tabindex: '-1',
      href: localAddress(href),
      // what is found is in English, what is said of it is not
      lang: defaultLanguage,
      class: styles.option,
    },
    element('bdi', { class: isCode ? styles.codeTitle : styles.title }, ...title.map(part)),
    ' ',
    owner !== undefined &&
      element('bdi', { class: styles.owner, lang: pageLanguage() }, t('search.owner', { owner })),
    ' ',
    element(
      'span',
      { class: styles.kind, 'data-kind': kind, lang: pageLanguage() },
      t(`search.kind.${kind}`),
    ),
    ' ',
    element('bdi', { class: styles.excerpt }, ...excerpt.map(part)),
  );
}

function part({ text, marked }: TextPart): Node | string {
  return marked ? element('mark', {}, text) : text;
}
