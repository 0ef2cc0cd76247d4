import type { ApiDocument } from '../../app/_content/apiTypes.ts';
import type { ApiSection, Document, ExternalLink, PageLink } from '../../app/_content/types.ts';
import { highlight } from '../markdown/highlight.ts';
import { linkToSite, type Resolve } from './api-links.ts';
import type { ApiPage } from './api-pages.ts';
import { neighbours } from './describe-page.ts';
import type { Site } from './site.ts';

/** Links to pages are a help as long as they can be overlooked. */
const mostUses = 8;

/** The document of a page of the API reference. */
export async function describeApiPage(
  page: ApiPage,
  site: Site,
  resolve: Resolve,
): Promise<Document> {
  const product = site.products.find(({ id }) => id === page.product)!;
  return {
    path: page.path,
    product: page.product,
    title: `${page.title} - ${product.name}`,
    heading: page.title,
    description: page.description,
    headings: page.headings,
    blocks: [],
    api: await Promise.all(page.entries.map((entry) => toSection(entry, site, resolve))),
    links: sourceLinks(page.entries),
    ...neighbours(page.path, site.navigation.get(page.product)!),
  };
}

async function toSection(entry: ApiDocument, site: Site, resolve: Resolve): Promise<ApiSection> {
  const statements = entry.imports.join('\n// or\n');
  return {
    entry: linkToSite(entry, resolve),
    importCode: statements
      ? { language: 'tsx', html: await highlight(statements, 'tsx') }
      : undefined,
    uses: usesOf(entry, site),
  };
}

function sourceLinks(entries: ApiDocument[]): ExternalLink[] {
  const { source } = entries[0]!;
  if (entries.length !== 1 || !source) return [];
  return [
    {
      label: 'Source',
      href: `https://github.com/${source.repository}/blob/${source.tag}/${source.path}`,
    },
  ];
}

/** Pages about the entry, then pages with demos that import it, each at its first such demo. */
function usesOf({ name, imports, product }: ApiDocument, site: Site): PageLink[] {
  const wanted = new Set(
    imports.flatMap((statement) => {
      const source = /from '(@[^/]+\/[^/']+)/.exec(statement)?.[1];
      return source ? [`${source}:${name}`] : [];
    }),
  );
  const about: PageLink[] = [];
  const using: PageLink[] = [];
  for (const page of site.pages.values()) {
    const title = page.text.heading.replace(/<[^>]+>/g, '');
    const { components, hooks } = page.frontMatter;
    if (page.product === product && [...components, ...hooks].includes(name))
      about.push({ path: page.path, title });
    else {
      const demo = page.demos.find(({ imports: used }) => [...wanted].some((key) => used.has(key)));
      if (demo)
        using.push({ path: `${page.path}#${demo.name}`, title: `${title}: ${spaced(demo.name)}` });
    }
  }
  return [...about, ...using].slice(0, mostUses);
}

/** `BasicButtons` → `basic buttons` */
function spaced(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
}
