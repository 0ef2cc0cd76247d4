import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { otherLanguages, type Language } from '../../app/_i18n/languages.ts';
import { lineAt, type Mistakes } from '../author-error.ts';
import { allItems, titleOf, type Navigation } from './navigation.ts';
import type { Product, SiteConfig } from './products.ts';

const texts = z.record(z.string(), z.string().min(1)).default({});

const translationSchema = z.strictObject({
  /** of the site, as in `content/site.ts` */
  description: z.string().min(1),
  /** what products are for, by id; a part by `x-data-grid`, a link of the product menu by its name */
  products: texts,
  /** titles of the side navigation, by the English title; the same word is the same in all products */
  titles: texts,
});

/** What the site says of itself in a language: `content/translations/zh.ts`. */
export type SiteTranslation = z.infer<typeof translationSchema>;

/** Reads `content/translations/`; a language without a file says everything in English. */
export async function readTranslations(
  content: string,
  facts: { config: SiteConfig; products: Product[]; navigation: Map<string, Navigation> },
  mistakes: Mistakes,
): Promise<Map<Language, SiteTranslation>> {
  const translations = new Map<Language, SiteTranslation>();
  for (const language of otherLanguages) {
    const file = path.join(content, 'translations', `${language}.ts`);
    if (!fs.existsSync(file)) continue;
    const version = fs.statSync(file).mtimeMs;
    const module = (await import(`${pathToFileURL(file).href}?v=${version}`)) as {
      default: unknown;
    };
    const result = translationSchema.safeParse(module.default);
    if (result.success) {
      translations.set(language, result.data);
      reportUnknown(result.data, facts, file, mistakes);
    } else
      for (const issue of result.error.issues)
        mistakes.add(file, undefined, `${issue.path.join('.')}: ${issue.message}.`);
  }
  return translations;
}

/** A translation of something that is not there (any more) would never be seen. */
function reportUnknown(
  { products, titles }: SiteTranslation,
  facts: { config: SiteConfig; products: Product[]; navigation: Map<string, Navigation> },
  file: string,
  mistakes: Mistakes,
): void {
  const text = fs.readFileSync(file, 'utf8');
  const known = {
    products: new Set([
      ...facts.products.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]),
      ...facts.config.menu.flatMap(({ links }) => links.map(({ name }) => name)),
    ]),
    titles: new Set(
      [...facts.navigation.values()].flatMap(({ items }) => allItems(items).map(titleOf)),
    ),
  };
  const report = (names: string[], set: ReadonlySet<string>, what: string) => {
    for (const name of names)
      if (!set.has(name))
        mistakes.add(
          file,
          lineAt(text, text.indexOf(name)),
          `There is no ${what} \`${name}\`: remove its translation, or mend its name.`,
        );
  };
  report(Object.keys(products), known.products, 'product');
  report(Object.keys(titles), known.titles, 'title in the navigation');
}
