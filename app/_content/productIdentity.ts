import type { ProductFacts } from './types.ts';

/**
 * The part of its product that a page belongs to: `data-grid` for `/x/react-data-grid/…` and `/x/api/data-grid/…`.
 * @returns undefined where the address names none
 */
export function partOf(path: string): string | undefined {
  return /\/(?:react-|api\/)([\w-]+)\//.exec(path)?.[1];
}

/** What a page is known as: a part of the product that has a name of its own, or else the product. */
export function productIdentity(product: ProductFacts, path: string): ProductFacts {
  const id = `${product.id}-${partOf(path)}`;
  return product.parts?.find((part) => part.id === id) ?? product;
}
