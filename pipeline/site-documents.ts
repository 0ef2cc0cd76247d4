import packageJson from '../package.json' with { type: 'json' };
import type { NavigationNode } from '../app/_content/navigationTypes.ts';
import type { PageLink, SiteFacts } from '../app/_content/types.ts';
import { titleOf, writtenItems, type NavItem } from './content/navigation.ts';
import { installedVersion } from './content/products.ts';
import type { Site } from './content/site.ts';

/** Products and versions, for the header and the home page. */
export function siteDocument({ config, products, pages }: Site): SiteFacts {
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
      start: pages.has(start) ? start : undefined,
    })),
    versions: Object.fromEntries(documented.map((name) => [name, installedVersion(name)])),
    editBase: config.editBase,
  };
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
  const isExternal = item.pathname.startsWith('https:');
  return { title, path: isExternal ? item.pathname : `${item.pathname.replace(/\/$/, '')}/` };
}

/** Address and title of every page. */
export function pagesDocument({ pages }: Site): PageLink[] {
  return [...pages.values()].map(({ path, frontMatter }) => ({ path, title: frontMatter.title }));
}
