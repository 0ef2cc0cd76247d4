import type { Document } from '../../app/_content/types.ts';
import { isApiItem } from '../content/api-pages.ts';
import {
  allItems,
  pageItems,
  pathOf,
  titleOf,
  writtenItems,
  type NavItem,
} from '../content/navigation.ts';
import type { Product } from '../content/products.ts';
import type { Site } from '../content/site.ts';
import { markdownAddress } from './addresses.ts';

/** What llms.txt files are made from. */
export interface LlmsSource {
  site: Site;
  /** by path */
  documents: ReadonlyMap<string, Document>;
  origin: string;
}

/** `/llms.txt`: every product with its written pages; references are listed by the products' own files. */
export function rootLlms(source: LlmsSource): string {
  const { site, origin } = source;
  const products = site.products.map((product) => {
    const items = writtenItems(site.navigation.get(product.id)!.items);
    const pages = lines(withoutApi(items), 3, source);
    const files = [
      `- [All of ${product.name}, with its API reference](${origin}/${product.id}/llms.txt)`,
      `- [The same as one text](${origin}/${product.id}/llms-full.txt)`,
    ];
    return [`## ${product.name} v${product.version}`, product.description, files.join('\n'), pages];
  });
  return text([`# ${site.config.name}`, `> ${site.config.description}`, howTo(origin), products]);
}

/** `/<product>/llms.txt`: everything of a product, grouped as its navigation is. */
export function productLlms(product: Product, source: LlmsSource): string {
  const items = writtenItems(source.site.navigation.get(product.id)!.items);
  return text([
    `# ${product.name} v${product.version}`,
    `> ${product.description}`,
    howTo(source.origin),
    lines(items, 2, source),
  ]);
}

/** `/<product>/llms-full.txt`: the markdown of all pages of a product, in reading order. */
export function fullText(
  product: Product,
  { site, origin }: LlmsSource,
  markdown: ReadonlyMap<string, string>,
): string {
  const items = pageItems(writtenItems(site.navigation.get(product.id)!.items), product.id);
  const paths = [...new Set(items.map(pathOf))].filter((path) => markdown.has(path));
  const pages = paths.map((path) => markdown.get(path)!.trim()).join('\n\n---\n\n');
  return `# ${product.name} v${product.version}\n\n> ${product.description} (${origin}/${product.id}/llms.txt lists the pages.)\n\n---\n\n${pages}\n`;
}

function howTo(origin: string): string {
  return `Every page is plain markdown at its address with \`.md\` in place of the last slash; code of demos is TypeScript (\`.js.md\`: JavaScript). Assistants can search and read over MCP at ${origin}/mcp.`;
}

/** Headings of groups are as deep as the groups, six at most. */
function lines(items: NavItem[], level: number, source: LlmsSource): string[] {
  const blocks: string[] = [];
  let list: string[] = [];
  const endList = () => {
    if (list.length > 0) blocks.push(list.join('\n'));
    list = [];
  };
  for (const item of items) {
    if (item.children) {
      endList();
      blocks.push(`${'#'.repeat(Math.min(level, 6))} ${sentence(titleOf(item))}`);
      blocks.push(...lines(item.children, level + 1, source));
    } else list.push(line(item, source));
  }
  endList();
  return blocks;
}

function line(item: NavItem, { documents, origin }: LlmsSource): string {
  const anchor = item.pathname.split('#')[1];
  const path = pathOf(item);
  const document = documents.get(path);
  const target = anchor ? `${path}#${anchor}` : path;
  // pages of other products may be waiting to be written
  const address = document
    ? markdownAddress(target, origin)
    : item.pathname.startsWith('https:')
      ? item.pathname
      : `https://mui.com${target}`;
  // what an API page says of itself repeats its title
  const description = document && !document.api ? `: ${document.description}` : '';
  return `- [${titleOf(item)}](${address})${description}`;
}

function withoutApi(items: NavItem[]): NavItem[] {
  return items.flatMap((item) => {
    if (!item.children) return isApiItem(item) ? [] : [item];
    const children = withoutApi(item.children);
    return allItems(children).length > 0 ? [{ ...item, children }] : [];
  });
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

type Text = string | Text[];

function text(parts: Text[]): string {
  const flat = (part: Text): string[] => (typeof part === 'string' ? [part] : part.flatMap(flat));
  return `${parts.flatMap(flat).filter(Boolean).join('\n\n')}\n`;
}
