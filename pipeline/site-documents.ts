import packageJson from '../package.json' with { type: 'json' };
import { navigationFlags, type NavigationNode } from '../app/_content/navigationTypes.ts';
import { partOf } from '../app/_content/productIdentity.ts';
import { sitePages } from '../app/_content/sitePages.ts';
import type {
  Document,
  MenuBlock,
  MenuItem,
  PageLink,
  ProductFacts,
  SiteDocument,
  SitePage,
} from '../app/_content/types.ts';
import { packageFacts } from './api/families.ts';
import { pageItems, pathOf, titleOf, writtenItems, type NavItem } from './content/navigation.ts';
import {
  installedVersion,
  type Product,
  type ProductPart,
  type SiteConfig,
} from './content/products.ts';
import { isListed, type Site } from './content/site.ts';

const documented = Object.keys(packageJson.dependencies).filter(
  (name) => name.startsWith('@mui/') && !name.includes('pigment'),
);

/** Packages that throw numbered errors in production. MUI X has none, icons throw nothing. */
export const errorPackages = [
  ...documented.filter((name) => !/icons|\/x-|plugin/.test(name)),
  '@mui/utils',
];

/**
 * Products, versions and menus, for the frame and the home page.
 * @param enhance address of app/_enhance
 */
export function siteDocument(site: Site, enhance: string): SiteDocument {
  const { config, products, notifications } = site;
  const listed = products.filter((product) => product.listed);
  const facts = listed.map((product) => productFacts(product, site));
  return {
    name: config.name,
    description: config.description,
    products: facts,
    unlisted: products
      .filter((product) => !product.listed)
      .map((product) => productFacts(product, site)),
    menu: menuBlocks(config, listed, facts),
    versions: Object.fromEntries(documented.map((name) => [name, installedVersion(name)])),
    editBase: config.editBase,
    pageIssue: config.pageIssue,
    notifications: notifications.map(({ id }) => id),
    enhance,
  };
}

function productFacts(product: Product, { navigation }: Site): ProductFacts {
  const written = pageItems(writtenItems(navigation.get(product.id)!.items), product.id).map(
    pathOf,
  );
  const common = (identity: ProductPart) => ({
    id: identity.id,
    name: identity.name,
    description: identity.description,
    version: identity.version,
    icon: identity.icon,
    repository: `https://github.com/${packageFacts(identity.packageName).repository}`,
    otherVersions: identity.otherVersions,
  });
  /** The page that is named, or, as long as that is not written, the first that is. */
  const first = (start: string, paths: string[]) => (paths.includes(start) ? start : paths[0]);
  const parts = product.parts.map((part) => ({
    ...common(part),
    start: first(
      part.start,
      written.filter((path) => `${product.id}-${partOf(path)}` === part.id),
    ),
  }));
  return {
    ...common(product),
    start: first(product.start, written),
    parts: parts.length > 0 ? parts : undefined,
  };
}

function menuBlocks(config: SiteConfig, products: Product[], facts: ProductFacts[]): MenuBlock[] {
  const named = new Set(config.menu.flatMap((block) => block.products));
  const rest = products.filter(({ id }) => !named.has(id)).map(({ id }) => id);
  const blocks = [...config.menu, { title: config.name, products: rest, links: [] }];
  const starts = new Map(
    products.flatMap((product) =>
      [product, ...product.parts].map(({ id, start }) => [id, start] as const),
    ),
  );
  const items = (id: string): MenuItem[] => {
    const product = facts.find((known) => known.id === id);
    if (!product) throw new Error(`content/site.ts: the menu names ${id}, which is no product.`);
    return (product.parts ?? [product]).map(({ id: itemId, name, description, start, icon }) => ({
      id: itemId,
      name,
      description,
      icon,
      href: start ?? `https://mui.com${starts.get(itemId)}`,
    }));
  };
  return blocks
    .map((block) => ({
      title: block.title,
      items: [...block.products.flatMap(items), ...block.links],
    }))
    .filter((block) => block.items.length > 0);
}

/** The side navigation of a product: written pages only, also where an entry leads to a page of another product. */
export function navigationDocument(site: Site, product: string): NavigationNode[] | undefined {
  const nav = site.navigation.get(product);
  const isWritten = (item: NavItem) =>
    !item.pathname.startsWith('/') || site.pages.has(pathOf(item)) || site.api.has(pathOf(item));
  return nav && writtenItems(nav.items, isWritten).map((item) => toNode(item));
}

function toNode(item: NavItem): NavigationNode {
  const flags = navigationFlags.filter((flag) =>
    flag === 'pro' || flag === 'premium' ? item.plan === flag : item[flag],
  );
  const common = {
    title: titleOf(item),
    icon: item.icon,
    flags: flags.length > 0 ? flags : undefined,
  };
  if (item.children)
    return {
      ...common,
      subheader: item.subheader ? true : undefined,
      children: item.children.map(toNode),
    };
  const isWhole = /^https:|#/.test(item.pathname);
  return { ...common, path: isWhole ? item.pathname : pathOf(item) };
}

/** Pages that the navigation lists and nobody has written yet, for the 404 page. */
export function waitingDocument({ navigation }: Site): PageLink[] {
  return [...navigation.values()].flatMap(({ items, product }) =>
    pageItems(items, product)
      .filter(({ unwritten }) => unwritten)
      .map((item) => ({ path: pathOf(item), title: titleOf(item) })),
  );
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
    ...sitePages.map(({ path, title }) => ({ path, title })),
  ];
}

/** Documents of the pages that the site itself brings: the Worker and the checks know a page by its document. */
export function sitePageDocuments(): Document[] {
  return sitePages.map(({ path, title, description }) => ({
    path,
    product: '',
    title,
    heading: title,
    description,
    headings: [],
    blocks: [],
    links: [],
  }));
}
