import packageJson from '../package.json' with { type: 'json' };
import type { NavigationNode } from '../app/_content/navigationTypes.ts';
import type { PageLink, SiteFacts } from '../app/_content/types.ts';
import {
  pageItems,
  pathOf,
  titleOf,
  writtenItems,
  type NavItem,
  type Navigation,
} from './content/navigation.ts';
import { installedVersion } from './content/products.ts';
import type { Site } from './content/site.ts';

/** Products and versions, for the header and the home page. */
export function siteDocument({ config, products, navigation }: Site): SiteFacts {
  const documented = Object.keys(packageJson.dependencies).filter(
    (name) => name.startsWith('@mui/') && !name.includes('pigment'),
  );
  return {
    name: config.name,
    description: config.description,
    products: products.map(({ id, name, description, version, start }) => ({
      id,
      name,
      description,
      version,
      start: firstPage(navigation.get(id)!, start),
    })),
    versions: Object.fromEntries(documented.map((name) => [name, installedVersion(name)])),
    editBase: config.editBase,
  };
}

/** Where a product begins: at the page that it names, or, as long as that is not written, at the first that is. */
function firstPage(nav: Navigation, start: string): string | undefined {
  const paths = pageItems(writtenItems(nav.items), nav.product).map(pathOf);
  return paths.includes(start) ? start : paths[0];
}

/** The side navigation of a product, written pages only. */
export function navigationDocument(site: Site, product: string): NavigationNode[] | undefined {
  const nav = site.navigation.get(product);
  return nav && writtenItems(nav.items).map((item) => toNode(item));
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

/** Address and title of every page. */
export function pagesDocument({ pages, api }: Site): PageLink[] {
  return [
    ...[...pages.values()].map(({ path, frontMatter }) => ({ path, title: frontMatter.title })),
    ...[...api.values()].map(({ path, title }) => ({ path, title })),
  ];
}
