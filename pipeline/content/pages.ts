import fs from 'node:fs';
import path from 'node:path';
import type { Mistakes } from '../author-error.ts';
import { contentDir } from '../paths.ts';

/** A page as it lies on disk: a folder with a markdown file of the same name. */
export interface PageSource {
  /** `/material-ui/react-button/` for content/material-ui/react-button/ */
  path: string;
  product: string;
  folder: string;
  /** the markdown file */
  file: string;
}

/** Every page of a product, found by its folder. A folder with markdown of another name is a mistake. */
export function findPages(content: string, product: string, mistakes: Mistakes): PageSource[] {
  const pages: PageSource[] = [];
  const walk = (folder: string) => {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      const at = path.join(folder, entry.name);
      if (entry.isDirectory()) walk(at);
      else if (entry.name.endsWith('.md') && folder !== path.join(content, product)) {
        if (entry.name !== `${path.basename(folder)}.md`) {
          mistakes.add(
            at,
            undefined,
            `A page is named after its folder: rename it to ${path.basename(folder)}.md.`,
          );
          continue;
        }
        const place = path.relative(content, folder).split(path.sep).join('/');
        pages.push({ path: `/${place}/`, product, folder, file: at });
      }
    }
  };
  walk(path.join(content, product));
  return pages.sort((a, b) => a.path.localeCompare(b.path));
}

/** Every demo under content/: a TSX file whose name starts with a capital letter. */
export function findDemoFiles(): string[] {
  return fs
    .readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[\\/])[A-Z]\w*\.tsx$/.test(name))
    .map((name) => path.join(contentDir, name))
    .sort();
}
