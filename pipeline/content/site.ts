import fs from 'node:fs';
import path from 'node:path';
import { extractApi, type ExtractProgress } from '../api/extract.ts';
import { Mistakes } from '../author-error.ts';
import { checkLinks, type LinkTargets } from '../checks/links.ts';
import { checkNavigation } from '../checks/navigation.ts';
import { findDemo, type DemoSource } from '../demos/demo-source.ts';
import { toBlocks, type PageText, type UnbuiltBlock } from '../markdown/blocks.ts';
import type { FrontMatter } from '../markdown/front-matter.ts';
import { linkTypes } from '../markdown/link-types.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import { contentDir, fromRoot, root } from '../paths.ts';
import { anchorsOf, isApiItem, toApiPages, type ApiPage } from './api-pages.ts';
import {
  allItems,
  pageItems,
  pathOf,
  readNavigation,
  titleOf,
  type Navigation,
} from './navigation.ts';
import { findPages, type PageSource } from './pages.ts';
import { readProducts, readSiteConfig, type Product, type SiteConfig } from './products.ts';

/** A page that was read and checked; its demos are named but not built. */
export interface Page extends PageSource {
  frontMatter: FrontMatter;
  text: PageText;
  demos: DemoSource[];
}

/** All that authors wrote, read and checked. */
export interface Site {
  config: SiteConfig;
  /** pages made from the packages, by path */
  api: Map<string, ApiPage>;
  products: Product[];
  navigation: Map<string, Navigation>;
  pages: Map<string, Page>;
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
  const markdown = fs.readFileSync(source.file, 'utf8');
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
      text.anchors.add(demo.name);
    }
  }
  return frontMatter && { ...source, frontMatter, text, demos };
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
  const site: Site = { config, products, navigation, pages, api };
  checkLinks(
    [...pages.values()].flatMap(({ text }) => text.links),
    linkTargets(site),
    mistakes,
  );
  mistakes.throwIfAny();
  return site;
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

function linkTargets(site: Site): LinkTargets {
  const unwritten = new Set<string>();
  for (const nav of site.navigation.values())
    for (const item of pageItems(nav.items, nav.product))
      if (item.unwritten) unwritten.add(pathOf(item));
  return {
    anchors: siteAnchors(site),
    unwritten,
    hasFile: isPublicFile,
  };
}

/** The ids that links may name, by path of the page. */
export function siteAnchors({
  pages,
  api,
}: Pick<Site, 'pages' | 'api'>): Map<string, ReadonlySet<string>> {
  return new Map<string, ReadonlySet<string>>([
    ['/', new Set<string>()],
    ...[...pages].map(([page, { text }]) => [page, text.anchors] as const),
    ...[...api].map(([page, entries]) => [page, anchorsOf(entries)] as const),
  ]);
}

function isPublicFile(address: string): boolean {
  const folder = path.join(root, 'public') + path.sep;
  const file = path.join(folder, address);
  return (
    file.startsWith(folder) && (fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false)
  );
}

function demoBlocks(blocks: UnbuiltBlock[]): Extract<UnbuiltBlock, { type: 'demo' }>[] {
  return blocks.flatMap((block) => {
    if (block.type === 'demo') return [block];
    return 'children' in block ? demoBlocks(block.children) : [];
  });
}
