import fs from 'node:fs';
import { extractApi, type ExtractProgress } from '../api/extract.ts';
import type { Notification } from '../../app/_content/siteTypes.ts';
import type { Language } from '../../app/_i18n/languages.ts';
import { Mistakes } from '../author-error.ts';
import { checkLinks } from '../checks/links.ts';
import { checkForeignEntries, checkNavigation } from '../checks/navigation.ts';
import { checkRedirects } from '../checks/redirects.ts';
import { demoAnchors } from '../../app/_content/demoAnchors.ts';
import { findDemo, type DemoSource } from '../demos/demo-source.ts';
import { readHistory, type History } from '../history/history.ts';
import { toBlocks, type PageText, type UnbuiltBlock } from '../markdown/blocks.ts';
import type { FrontMatter } from '../markdown/front-matter.ts';
import { linkTypes } from '../markdown/link-types.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import { contentDir, fromRoot } from '../paths.ts';
import type { Aliases } from '../redirects/aliases.ts';
import { readRedirects } from '../redirects/read.ts';
import { toTable, type RedirectTable } from '../redirects/table.ts';
import { isApiItem, toApiPages, type ApiPage } from './api-pages.ts';
import {
  allItems,
  pageItems,
  pathOf,
  readNavigation,
  titleOf,
  type Navigation,
} from './navigation.ts';
import { linkTargets } from './link-targets.ts';
import { readNotifications } from './notifications.ts';
import { withOrigin } from './origin.ts';
import { findPages, type PageSource } from './pages.ts';
import { readProducts, readSiteConfig, type Product, type SiteConfig } from './products.ts';
import { readPageTranslations, type PageTranslation } from './translated-pages.ts';
import { readTranslations, type SiteTranslation } from './translations.ts';

/** A page that was read and checked; its demos are named but not built. */
export interface Page extends PageSource {
  frontMatter: FrontMatter;
  text: PageText;
  demos: DemoSource[];
  translations: PageTranslation[];
}

/** All that authors wrote, read and checked. */
export interface Site {
  config: SiteConfig;
  /** pages made from the packages, by path */
  api: Map<string, ApiPage>;
  products: Product[];
  navigation: Map<string, Navigation>;
  /** what the site says of itself in other languages */
  translations: Map<Language, SiteTranslation>;
  pages: Map<string, Page>;
  /** the newest first */
  notifications: Notification[];
  history: History;
  redirects: RedirectTable;
  /** old anchors, by path of the page */
  aliases: Record<string, Aliases>;
}

/**
 * Reads one page.
 * @param types path of the API page by name, of the page's product
 * @returns undefined when its front matter cannot be used; the mistakes say why
 */
export async function readPage(
  source: PageSource,
  types: ReadonlyMap<string, string>,
  mistakes: Mistakes,
): Promise<Page | undefined> {
  const markdown = await withOrigin(fs.readFileSync(source.file, 'utf8'));
  const { frontMatter, tree } = parseMarkdown(markdown, source.file, mistakes);
  linkTypes(tree, types);
  const text = await toBlocks(tree, source.path, source.file, mistakes);
  const demos: DemoSource[] = [];
  for (const { options, line } of demoBlocks(text.blocks)) {
    const demo = findDemo(source.folder, options.name);
    if (!demo) {
      mistakes.add(
        source.file,
        line,
        `The demo ${options.name} is missing: add ${fromRoot(source.folder)}/${options.name}.tsx.`,
      );
    } else if (demos.some(({ name }) => name === demo.name)) {
      mistakes.add(
        source.file,
        line,
        `The demo ${demo.name} is on the page already: its ids would be there twice.`,
      );
    } else {
      demos.push(demo);
      for (const anchor of demoAnchors(demo)) text.anchors.add(anchor);
    }
  }
  if (frontMatter?.layout === 'blank' && text.blocks.map(({ type }) => type).join() !== 'demo')
    mistakes.add(
      source.file,
      1,
      'A page with `layout: blank` is one demo: remove what else it holds, or the layout.',
    );
  const translations = await readPageTranslations(source, text, types, mistakes);
  return frontMatter && { ...source, frontMatter, text, demos, translations };
}

/**
 * Reads and checks everything that authors wrote.
 * @param content the folder; tests bring their own
 * @throws AuthorError with every mistake found
 */
export async function readSite(content = contentDir): Promise<Site> {
  const mistakes = new Mistakes();
  const config = await readSiteConfig(content);
  const products = await readProducts(content, config.products);
  const navigation = new Map<string, Navigation>();
  const pages = new Map<string, Page>();
  const sourcesOf = new Map<string, PageSource[]>();
  for (const { id } of products) {
    const nav = await readNavigation(content, id, mistakes);
    navigation.set(id, nav);
    const types = apiPathsByName(nav);
    const sources = findPages(content, id, mistakes);
    sourcesOf.set(id, sources);
    for (const source of sources) {
      const page = await readPage(source, types, mistakes);
      if (page) pages.set(page.path, page);
    }
  }
  const api = await readApiPages(content, navigation);
  for (const [id, sources] of sourcesOf)
    checkNavigation(navigation.get(id)!, sources, new Set(api.keys()), mistakes);
  checkForeignEntries([...navigation.values()], mistakes);
  const translations = await readTranslations(content, { config, products, navigation }, mistakes);
  const notifications = await readNotifications(content, mistakes);
  const folders = [...pages.values()].map(({ folder }) => folder);
  const history = readHistory(content, folders);
  const written = await readRedirects(content, mistakes);
  const unwritten = unwrittenPaths(navigation.values());
  const redirects = toTable(written.redirects, [...pages.keys(), ...api.keys(), ...unwritten]);
  const site: Site = {
    config,
    products,
    navigation,
    translations,
    pages,
    api,
    notifications,
    history,
    redirects,
    aliases: written.anchors,
  };
  const targets = linkTargets(site, unwritten);
  checkLinks(
    [...pages.values()].flatMap((page) =>
      [page, ...page.translations].flatMap(({ text }) => text.links),
    ),
    targets,
    mistakes,
  );
  checkRedirects(written, redirects, targets, mistakes);
  mistakes.throwIfAny();
  return site;
}

/** Whether menus, search and sitemap show a product's pages (`listed` in its product.ts). */
export function isListed({ products }: Pick<Site, 'products'>, product: string): boolean {
  return products.some(({ id, listed }) => id === product && listed);
}

/** The written pages that menus, search and sitemap may show. */
export function listedPages(site: Site): Page[] {
  return [...site.pages.values()].filter(({ product }) => isListed(site, product));
}

/** Extracts the API reference, if the navigation asks for one. */
async function readApiPages(
  content: string,
  navigation: Map<string, Navigation>,
): Promise<Map<string, ApiPage>> {
  const isAsked = [...navigation.values()].some(({ items }) => allItems(items).some(isApiItem));
  if (!isAsked) return new Map();
  const showProgress = ({ family, done, total, cached }: ExtractProgress) => {
    if (!cached && (done === total || done % 25 === 0))
      console.log(`  API of ${family}: ${done} of ${total}`);
  };
  return toApiPages(await extractApi({ content, onProgress: showProgress }));
}

/** Where the exports of a product are documented, by their name. */
export function apiPathsByName({ items }: Navigation): Map<string, string> {
  return new Map(
    allItems(items)
      .filter((item) => !item.children && isApiItem(item))
      .map((item) => [titleOf(item), item.pathname.includes('#') ? item.pathname : pathOf(item)]),
  );
}

/** Paths that the navigation lists but nobody has written yet. */
export function unwrittenPaths(navigation: Iterable<Navigation>): Set<string> {
  return new Set(
    [...navigation].flatMap((nav) =>
      pageItems(nav.items, nav.product)
        .filter(({ unwritten }) => unwritten)
        .map(pathOf),
    ),
  );
}

function demoBlocks(blocks: UnbuiltBlock[]): Extract<UnbuiltBlock, { type: 'demo' }>[] {
  return blocks.flatMap((block) => {
    if (block.type === 'demo') return [block];
    return 'children' in block ? demoBlocks(block.children) : [];
  });
}
