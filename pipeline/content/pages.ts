import fs from 'node:fs';
import path from 'node:path';
import { otherLanguages, type Language } from '../../app/_i18n/languages.ts';
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
  /** markdown files beside it, by language: `react-button-zh.md` */
  translationFiles?: Map<Language, string> | undefined;
}

/**
 * Every page of a product, found by its folder. A folder with markdown of another name is a mistake. The product's own folder may hold a
 * page too: `content/experiments/experiments.md` is served at `/experiments/`.
 */
export function findPages(content: string, product: string, mistakes: Mistakes): PageSource[] {
  const pages: PageSource[] = [];
  const walk = (folder: string) => {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      const at = path.join(folder, entry.name);
      if (entry.isDirectory()) walk(at);
      else if (entry.name.endsWith('.md')) {
        const name = path.basename(folder);
        if (otherLanguages.some((language) => entry.name === `${name}-${language}.md`)) continue;
        if (entry.name !== `${name}.md`) {
          // notes for authors may stand beside nav.ts
          if (folder === path.join(content, product)) continue;
          const orTranslation = entry.name.startsWith(`${name}-`)
            ? `, or, if it is a translation, ${name}-${otherLanguages.join(`.md or ${name}-`)}.md`
            : '';
          mistakes.add(
            at,
            undefined,
            `A page is named after its folder: rename it to ${name}.md${orTranslation}.`,
          );
          continue;
        }
        const place = path.relative(content, folder).split(path.sep).join('/');
        const translationFiles = translationsOf(folder, name);
        pages.push({ path: `/${place}/`, product, folder, file: at, translationFiles });
      }
    }
  };
  walk(path.join(content, product));
  return pages.sort((a, b) => a.path.localeCompare(b.path));
}

function translationsOf(folder: string, name: string): Map<Language, string> | undefined {
  const found = otherLanguages
    .map((language) => [language, path.join(folder, `${name}-${language}.md`)] as const)
    .filter(([, file]) => fs.existsSync(file));
  return found.length > 0 ? new Map(found) : undefined;
}

/**
 * Every file of a demo under content/: `Name.tsx`, or a styling of it, `Name/system.tsx`. Those of content/e2e are fixtures of tests.
 */
export function findDemoFiles(): string[] {
  return fs
    .readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /(^|[\\/])([A-Z]\w*|[A-Z]\w*[\\/](system|tailwind|css))\.tsx$/.test(name) &&
        !name.startsWith(`e2e${path.sep}`),
    )
    .map((name) => path.join(contentDir, name))
    .sort();
}
