import type { Document, ExternalLink, PageLink, PageTab } from '../../app/_content/types.ts';
import type { FrontMatter } from '../markdown/front-matter.ts';
import { packageFacts } from '../api/families.ts';
import { fromRoot } from '../paths.ts';
import { pageItems, pathOf, titleOf, writtenItems, type Navigation } from './navigation.ts';
import type { Product, SiteConfig } from './products.ts';
import type { Page, Site } from './site.ts';
import { dayOf } from '../history/day.ts';

/** What a document says besides its blocks: title, links, neighbours. */
export function describePage(page: Page, site: Site): Omit<Document, 'blocks' | 'demoAssets'> {
  const { frontMatter, text } = page;
  const { config, products, navigation, history } = site;
  const product = products.find(({ id }) => id === page.product)!;
  return {
    path: page.path,
    product: page.product,
    ...(page.translations.length > 0 && {
      translations: page.translations.map(({ language }) => language),
    }),
    ...(!product.listed && { noindex: true as const }),
    layout: frontMatter.layout,
    title: `${frontMatter.title} - ${product.name}`,
    heading: text.heading,
    description: frontMatter.description,
    headings: text.headings,
    links: headerLinks(frontMatter, product, config),
    source: fromRoot(page.file),
    tabs: pageTabs(page.path, site),
    modified: dayOf(history.pages.get(page.folder)?.modified),
    disableAd: frontMatter.disableAd,
    ...neighbours(page.path, navigation.get(page.product)!),
  };
}

function headerLinks(
  frontMatter: FrontMatter,
  product: Product,
  config: SiteConfig,
): ExternalLink[] {
  const { githubSource, githubLabel, waiAria, materialDesign } = frontMatter;
  const packageName = frontMatter.packageName ?? product.packageName;
  const { repository, tag, version } = packageFacts(packageName);
  const fill = (address: string) =>
    address.replace('{repository}', repository).replace('{tag}', tag);
  const links: ExternalLink[] = [];
  if (githubLabel)
    links.push({
      kind: 'feedback',
      label: 'Feedback',
      href: `${fill(config.issuesBase)}?q=${encodeURIComponent(`is:open is:issue label:"${githubLabel}"`)}`,
    });
  if (frontMatter.components.length > 0)
    links.push({
      kind: 'bundleSize',
      label: 'Bundle size',
      href: `https://bundlephobia.com/package/${packageName}@${version}`,
    });
  if (githubSource)
    links.push({
      kind: 'source',
      label: 'Source',
      href: `${fill(config.sourceBase)}${githubSource}`,
    });
  if (waiAria) links.push({ label: 'WAI-ARIA', href: waiAria });
  if (materialDesign) links.push({ label: 'Material Design', href: materialDesign });
  if (frontMatter.components.length > 0 && frontMatter.designKits !== false)
    links.push(...product.designKits);
  return links;
}

const tabKinds = [
  ['demos', ''],
  ['componentsApi', 'components-api/'],
  ['hooksApi', 'hooks-api/'],
] as const;

/**
 * The pages of a component whose API stands beside its demos: Base UI.
 * @param path of any of them
 * @returns undefined for a page that stands alone
 */
export function pageTabs(path: string, { pages, api }: Site): PageTab[] | undefined {
  const base = path.replace(/(components|hooks)-api\/$/, '');
  const tabs = tabKinds
    .map(([kind, ending]) => ({ kind, path: `${base}${ending}` }))
    .filter((tab) => pages.has(tab.path) || api.has(tab.path));
  const hasApi = tabs.some(({ kind }) => kind !== 'demos');
  return hasApi && tabs.length > 1 ? tabs : undefined;
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
