import type { Document } from './types.ts';

/** What social networks show of a page; the pipeline draws one for each written page, and one a product for its API reference. */
export const pictureSize = { width: 1280, height: 640 } as const;

/** Where the picture of a page is. */
export function picturePath({
  path,
  product,
  api,
}: Pick<Document, 'path' | 'product' | 'api'>): string {
  if (path === '/') return '/og/site.png';
  return api ? `/og/${product}.png` : `/og${path.slice(0, -1)}.png`;
}
