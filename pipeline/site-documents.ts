import packageJson from '../package.json' with { type: 'json' };
import type { NavigationNode } from '../app/_content/navigationTypes.ts';
import type { ProductFacts, SiteFacts, SitePage } from '../app/_content/types.ts';
import {
  pageItems,
  pathOf,
  titleOf,
  writtenItems,
  type NavItem,
  type Navigation,
} from './content/navigation.ts';
import { installedVersion, type Product } from './content/products.ts';
import { isListed, type Site } from './content/site.ts';

/**
 * Products and versions, for the header and the home page.
 * @param enhance address of app/_enhance
 */
export function siteDocument({ config, products, navigation }: Site, enhance: string): SiteFacts {
  const documented = Object.keys(packageJson.dependencies).filter(
    (name) => name.startsWith('@mui/') && !name.includes('pigment'),
  );
  const facts = (list: Product[]): ProductFacts[] =>
    list.map(({ id, name, description, version, start }) => ({
      id,
      name,
      description,
      version,
      start: firstPage(navigation.get(id)!, start),
    }));
  return {
    name: config.name,
    description: config.description,
    products: facts(products.filter(({ listed }) => listed)),
    unlisted: facts(products.filter(({ listed }) => !listed)),
    versions: Object.fromEntries(documented.map((name) => [name, installedVersion(name)])),
    editBase: config.editBase,
    enhance,
  };
}

/** Where a product begins: at the page that it names, or, as long as that is not written, at the first that is. */
function firstPage(nav: Navigation, start: string): string | undefined {
  const paths = pageItems(writtenItems(nav.items), nav.product).map(pathOf);
  return paths.includes(start) ? start : paths[0];
}

/** The side navigation of a product: written pages only, also where an entry leads to a page of another product. */
export function navigationDocument(site: Site, product: string): NavigationNode[] | undefined {
  const nav = site.navigation.get(product);
  const isWritten = (item: NavItem) =>
    !item.pathname.startsWith('/') || site.pages.has(pathOf(item)) || site.api.has(pathOf(item));
  return nav && writtenItems(nav.items, isWritten).map((item) => toNode(item));
}

function toNode(item: NavItem): NavigationNode {
  const title = titleOf(item);
  if (item.children)
    return {
      title,
      subheader: item.subheader ? true : undefined,
      children: item.children.map(toNode),
    };
  const isWhole = /^https:|#/.test(item.pathname);
  return { title, path: isWhole ? item.pathname : pathOf(item) };
}

/** Address and title of every page; those of unlisted products say so. */
export function pagesDocument(site: Site): SitePage[] {
  const unlisted = (product: string) =>
    isListed(site, product) ? {} : { unlisted: true as const };
  return [
    ...[...site.pages.values()].map(({ path, frontMatter: { title }, product }) => ({
      path,
      title,
      ...unlisted(product),
    })),
    ...[...site.api.values()].map(({ path, title, product }) => ({
      path,
      title,
      ...unlisted(product),
    })),
  ];
}
