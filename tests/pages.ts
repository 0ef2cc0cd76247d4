import fs from 'node:fs';
import path from 'node:path';
import type { Document, PageLink } from '../app/_content/types.ts';
import { assetsDir } from '../pipeline/paths.ts';

/** Every page of the built site, the home page first. */
export function builtPages(): PageLink[] {
  const file = path.join(assetsDir, '_documents/pages.json');
  if (!fs.existsSync(file)) throw new Error('The site is not built: run `npm run build` first.');
  return [
    { path: '/', title: 'Home' },
    ...(JSON.parse(fs.readFileSync(file, 'utf8')) as PageLink[]),
  ];
}

/** The document of a built page. */
export function builtDocument(page: string): Document {
  const file = path.join(assetsDir, `_documents/pages${page.slice(0, -1)}.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Document;
}

/**
 * Pages for checks that take seconds each: every page that somebody wrote, and of the pages that are made from packages one of each kind
 * and product, and the longest. They share one markup, so what holds for these holds for the others.
 */
export function representativePages(): PageLink[] {
  const kinds = new Map<string, { page: PageLink; size: number }>();
  const written: PageLink[] = [];
  for (const page of builtPages()) {
    const { api, product } =
      page.path === '/' ? { api: undefined, product: '' } : builtDocument(page.path);
    if (!api) {
      written.push(page);
      continue;
    }
    const size = JSON.stringify(api).length;
    for (const key of [`${product} ${api[0]!.entry.kind}`, 'longest']) {
      const known = kinds.get(key);
      if (!known || (key === 'longest' && size > known.size)) kinds.set(key, { page, size });
    }
  }
  const made = [...kinds.values()].map(({ page }) => page);
  return [...written, ...new Map(made.map((page) => [page.path, page])).values()];
}
