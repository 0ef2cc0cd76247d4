import type { Document, ExternalLink, PageLink } from '../../app/_content/types.ts';
import type { FrontMatter } from '../markdown/front-matter.ts';
import { fromRoot } from '../paths.ts';
import { pageItems, pathOf, titleOf, writtenItems, type Navigation } from './navigation.ts';
import type { Product, SiteConfig } from './products.ts';
import type { Page, Site } from './site.ts';

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
export function neighbours(
  path_: string,
  nav: Navigation,
): { previous: PageLink | undefined; next: PageLink | undefined } {
  const listed = pageItems(writtenItems(nav.items), nav.product);
  // entries that share a page follow each other
  const items = listed.filter((item, at) => at === 0 || pathOf(item) !== pathOf(listed[at - 1]!));
  const index = items.findIndex((item) => pathOf(item) === path_);
  const link = (at: number): PageLink | undefined => {
    const item = index < 0 ? undefined : items[at];
    return item && { path: pathOf(item), title: titleOf(item) };
  };
  return { previous: link(index - 1), next: link(index + 1) };
}
