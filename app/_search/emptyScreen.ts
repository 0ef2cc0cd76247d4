import type { Translate } from '../_i18n/translate.ts';
import { element } from './element.ts';
import * as styles from './startStyles.ts';

interface Nothing {
  text: string;
  /** name of the one product that was looked in */
  product: string | undefined;
  /** names that are written similarly */
  suggestions: string[];
}

/** What is shown when nothing was found: a way on. */
export function emptyScreen({ text, product, suggestions }: Nothing, t: Translate): HTMLElement {
  return element(
    'div',
    { class: styles.empty },
    element('p', { class: styles.emptyTitle }, nothingText({ text, product }, t)),
    product !== undefined &&
      element(
        'button',
        { type: 'button', class: styles.button, 'data-only': '', 'data-stop': true },
        t('search.searchAll'),
      ),
    suggestions.length > 0 &&
      element(
        'section',
        {},
        element('h2', {}, t('search.similar')),
        element(
          'ul',
          { class: styles.chips },
          ...suggestions.map((name) =>
            element(
              'li',
              {},
              element(
                'button',
                { type: 'button', class: styles.button, 'data-again': name, 'data-stop': true },
                name,
              ),
            ),
          ),
        ),
      ),
    element(
      'section',
      {},
      element('h2', {}, t('search.hints.title')),
      element(
        'ul',
        {},
        element('li', {}, t('search.hints.name')),
        element('li', {}, t('search.hints.fewer')),
        element('li', {}, t('search.hints.english')),
      ),
    ),
  );
}

export function nothingText(
  { text, product }: Pick<Nothing, 'text' | 'product'>,
  t: Translate,
): string {
  return product === undefined
    ? t('search.nothing', { text })
    : t('search.nothingIn', { text, product });
}

/** What is shown when the data of the search could not be fetched. */
export function failureScreen(t: Translate): HTMLElement {
  return element(
    'div',
    { class: styles.empty },
    element('p', { class: styles.emptyTitle }, t('search.failed')),
    element(
      'button',
      { type: 'button', class: styles.button, 'data-retry': true, 'data-stop': true },
      t('search.retry'),
    ),
  );
}
