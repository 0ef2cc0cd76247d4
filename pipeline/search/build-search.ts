import type { Catalogue, CataloguePage, ProductTexts } from '../../app/_search/searchTypes.ts';
import { squash } from '../../app/_search/terms.ts';
import type { ApiPage } from '../content/api-pages.ts';
import type { Page, Site } from '../content/site.ts';
import { describeEntry } from './api-entries.ts';
import { pageTexts } from './page-texts.ts';
import { plainText } from './plain-text.ts';
import { startLinks } from './start-links.ts';

/** All that the search of a site rests on. */
export interface SearchData {
  catalogue: Catalogue;
  /** by id of the product */
  texts: Map<string, ProductTexts>;
}

/** A page of the catalogue, and the text of each of its records, in the order of `toRecords` (app/_search). */
interface PageTexts {
  page: CataloguePage;
  texts: string[];
}

/** Collects names and running text of every page. */
export function buildSearch(site: Site): SearchData {
  const all = [...site.pages.values(), ...site.api.values()];
  const products = site.products.filter(
    ({ id, listed }) => listed && all.some(({ product }) => product === id),
  );
  const pages: CataloguePage[] = [];
  const texts = new Map<string, ProductTexts>();
  products.forEach(({ id }, product) => {
    const titles = new Set(
      [...site.pages.values()]
        .filter((page) => page.product === id)
        .map(({ text }) => squash(plainText(text.heading))),
    );
    const collected = [
      ...[...site.pages.values()]
        .filter((page) => page.product === id)
        .map((page) => describeWritten(page, product, titles)),
      ...[...site.api.values()]
        .filter((page) => page.product === id)
        .map((page) => describeApi(page, product)),
    ];
    pages.push(...collected.map(({ page }) => page));
    texts.set(id, shareStrings(collected.flatMap((page) => page.texts)));
  });
  return {
    catalogue: {
      products: products.map(({ id, name }) => ({ id, name })),
      start: startLinks(site),
      pages,
    },
    texts,
  };
}

/** @param titles of the product's pages, squashed: a component that has a page of its own is no other name of this one */
function describeWritten(
  { path, frontMatter, text }: Page,
  product: number,
  titles: ReadonlySet<string>,
): PageTexts {
  const { lead, sections } = pageTexts(text.blocks, text.headings);
  const title = plainText(text.heading);
  const aliases = [...frontMatter.components, ...frontMatter.hooks].filter(
    (name) => !titles.has(squash(name)),
  );
  return {
    page: {
      path,
      product,
      title,
      aliases: aliases.length > 0 ? aliases : undefined,
      sections: sections.map((section) => [section.id, section.title]),
    },
    texts: [
      `${frontMatter.description} ${lead}`.trim(),
      ...sections.map((section) => section.text),
    ],
  };
}

/** A page of the API reference is found by its entries; one that only lists others by its title. */
function describeApi({ path, title, description, entries }: ApiPage, product: number): PageTexts {
  const described = entries.flatMap((entry) => describeEntry(entry) ?? []);
  if (described.length === 0) return { page: { path, product, title }, texts: [description] };
  return {
    page: { path, product, entries: described.map(({ entry }) => entry) },
    texts: described.flatMap(({ texts }) => texts),
  };
}

/** Many props have the same text: it is kept once. */
function shareStrings(texts: string[]): ProductTexts {
  const strings = ['', ...new Set(texts)].filter((text, at) => at === 0 || text !== '');
  const index = new Map(strings.map((text, at) => [text, at]));
  return { strings, refs: texts.map((text) => index.get(text)!) };
}
