import fs from 'node:fs';
import path from 'node:path';
import type { Document, ExternalLink, PageLink } from '../../app/_content/types.ts';
import { Mistakes } from '../author-error.ts';
import { checkLinks } from '../checks/links.ts';
import { findDemo, type DemoSource } from '../demos/demo-source.ts';
import { toBlocks, type PageText, type UnbuiltBlock } from '../markdown/blocks.ts';
import type { FrontMatter } from '../markdown/front-matter.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import { contentDir, fromRoot, root } from '../paths.ts';
import { pageItems, readNavigation, titleOf, writtenItems, type Navigation } from './navigation.ts';
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
  products: Product[];
  navigation: Map<string, Navigation>;
  pages: Map<string, Page>;
}

/**
 * Reads one page.
 * @returns undefined when its front matter cannot be used; the mistakes say why
 */
export async function readPage(source: PageSource, mistakes: Mistakes): Promise<Page | undefined> {
  const markdown = fs.readFileSync(source.file, 'utf8');
  const { frontMatter, tree } = parseMarkdown(markdown, source.file, mistakes);
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
  for (const { id } of products) {
    const nav = await readNavigation(content, id, mistakes);
    navigation.set(id, nav);
    const sources = findPages(content, id, mistakes);
    checkNavigation(nav, sources, mistakes);
    for (const source of sources) {
      const page = await readPage(source, mistakes);
      if (page) pages.set(page.path, page);
    }
  }
  checkLinks(
    [...pages.values()].flatMap(({ text }) => text.links),
    linkTargets(navigation, pages),
    mistakes,
  );
  mistakes.throwIfAny();
  return { config, products, navigation, pages };
}

function checkNavigation(nav: Navigation, pages: PageSource[], mistakes: Mistakes): void {
  const items = new Map(
    pageItems(nav.items, nav.product).map((item) => [`${item.pathname}/`, item]),
  );
  const found = new Set(pages.map((page) => page.path));
  for (const page of pages) {
    const item = items.get(page.path);
    const pathname = page.path.slice(0, -1);
    if (!item)
      mistakes.add(
        page.file,
        1,
        `The page is not in the navigation: add { pathname: '${pathname}' } to ${fromRoot(nav.file)}.`,
      );
    else if (item.unwritten)
      mistakes.add(
        nav.file,
        nav.lineOf(pathname),
        `${page.path} is written now: remove \`unwritten\` from its entry.`,
      );
  }
  for (const [path_, item] of items)
    if (!item.unwritten && !found.has(path_))
      mistakes.add(
        nav.file,
        nav.lineOf(item.pathname),
        `${path_} has no page: write content${path_}${path.basename(item.pathname)}.md, or mark the entry \`unwritten: true\`.`,
      );
}

function linkTargets(navigation: Map<string, Navigation>, pages: Map<string, Page>) {
  const unwritten = new Set<string>();
  for (const nav of navigation.values())
    for (const item of pageItems(nav.items, nav.product))
      if (item.unwritten) unwritten.add(`${item.pathname}/`);
  return {
    anchors: new Map<string, ReadonlySet<string>>([
      ['/', new Set<string>()],
      ...[...pages].map(([path_, { text }]) => [path_, text.anchors] as const),
    ]),
    unwritten,
    hasFile: (address: string) => fs.existsSync(path.join(root, 'public', address)),
  };
}

function demoBlocks(blocks: UnbuiltBlock[]): Extract<UnbuiltBlock, { type: 'demo' }>[] {
  return blocks.flatMap((block) => {
    if (block.type === 'demo') return [block];
    return 'children' in block ? demoBlocks(block.children) : [];
  });
}

/** What a document says besides its blocks: title, links, neighbours. */
export function describePage(
  page: Page,
  { config, products, navigation }: Site,
): Omit<Document, 'blocks' | 'demoAssets'> {
  const { frontMatter, text } = page;
  const product = products.find(({ id }) => id === page.product)!;
  return {
    path: page.path,
    product: page.product,
    title: `${frontMatter.title} - ${product.name}`,
    heading: text.heading,
    description: frontMatter.description,
    headings: text.headings,
    links: headerLinks(frontMatter, product, config),
    source: fromRoot(page.file),
    ...neighbours(page.path, navigation.get(page.product)!),
  };
}

function headerLinks(
  frontMatter: FrontMatter,
  product: Product,
  config: SiteConfig,
): ExternalLink[] {
  const { githubSource, githubLabel, waiAria, materialDesign } = frontMatter;
  const links: ExternalLink[] = [];
  if (githubSource)
    links.push({
      label: 'Source',
      href: `${config.sourceBase.replace('{version}', product.version)}${githubSource}`,
    });
  if (waiAria) links.push({ label: 'WAI-ARIA', href: waiAria });
  if (materialDesign) links.push({ label: 'Material Design', href: materialDesign });
  if (githubLabel)
    links.push({
      label: 'Feedback',
      href: `${config.issuesBase}?q=${encodeURIComponent(`is:open is:issue label:"${githubLabel}"`)}`,
    });
  return links;
}

/** The pages before and after in reading order. */
function neighbours(
  path_: string,
  nav: Navigation,
): { previous: PageLink | undefined; next: PageLink | undefined } {
  const items = pageItems(writtenItems(nav.items), nav.product);
  const index = items.findIndex((item) => `${item.pathname}/` === path_);
  const link = (at: number): PageLink | undefined => {
    const item = index < 0 ? undefined : items[at];
    return item && { path: `${item.pathname}/`, title: titleOf(item) };
  };
  return { previous: link(index - 1), next: link(index + 1) };
}
