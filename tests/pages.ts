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
