import type { ProductFacts, SiteFacts } from './types.ts';

/** The facts of a page's product, whether menus show it or not. */
export function findProduct(
  { products, unlisted }: SiteFacts,
  product: string,
): ProductFacts | undefined {
  return [...products, ...unlisted].find(({ id }) => id === product);
}
