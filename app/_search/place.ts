import { localAddress as addressIn, splitLanguage } from '../_i18n/languages.ts';
import type { CatalogueProduct } from './searchTypes.ts';

/** An address of the site in the reader's language. */
export function localAddress(href: string): string {
  return addressIn(href, splitLanguage(location.pathname).language);
}

/** What may be the product of the open page: the first part of its path after the language. */
export function openProduct(): string | undefined {
  return splitLanguage(location.pathname).path.split('/')[1] || undefined;
}

/** The open product's things first, the others as they come. */
export function currentFirst<T>(
  list: readonly T[],
  productOf: (item: T) => string | undefined,
): T[] {
  const current = openProduct();
  return [...list].sort(
    (a, b) => Number(productOf(b) === current) - Number(productOf(a) === current),
  );
}

export function productName(products: readonly CatalogueProduct[], id: string | undefined): string {
  return products.find((product) => product.id === id)?.name ?? '';
}
