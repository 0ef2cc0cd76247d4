import type { Translate } from '../_i18n/translate.ts';
import { element } from './element.ts';
import { currentFirst } from './place.ts';
import * as styles from './searchStyles.ts';
import type { CatalogueProduct } from './searchTypes.ts';

/** Fills the filter with the products, once they are known. */
export function showProducts(
  filter: HTMLFieldSetElement,
  products: CatalogueProduct[],
  t: Translate,
): void {
  const choices = [
    { id: '', name: t('search.allProducts') },
    ...currentFirst(products, ({ id }) => id),
  ];
  const legend = filter.querySelector('legend')!;
  filter.replaceChildren(
    legend,
    ...choices.map(({ id, name }) =>
      element(
        'label',
        { class: styles.choice },
        element('input', { type: 'radio', name: 'search-product', value: id, checked: id === '' }),
        name,
      ),
    ),
  );
}
