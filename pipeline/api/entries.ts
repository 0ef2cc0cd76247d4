import { Mistakes } from '../author-error.ts';
import { allItems, readNavigation, titleOf, type NavItem } from '../content/navigation.ts';
import type { ApiPlan, ApiTab } from '../../app/_content/apiTypes.ts';
import { families, type Family } from './families.ts';

/** An entry of the API reference that a product's navigation asks for. */
export interface ApiEntryRequest {
  family: Family;
  /** as the navigation shows it: `Button`, `useButton`, `GridColDef` */
  name: string;
  /** with slashes at both ends */
  path: string;
  anchor?: string | undefined;
  tab?: ApiTab | undefined;
  plan?: ApiPlan | undefined;
  /** a page that lists the others */
  isIndex: boolean;
  /** where it is asked for, for messages */
  file: string;
  line: number;
}

/** All entries of the given products, in reading order. Two entries with one address are a mistake. */
export async function readApiEntries(
  content: string,
  products: readonly string[],
  mistakes: Mistakes,
): Promise<ApiEntryRequest[]> {
  const entries: ApiEntryRequest[] = [];
  for (const product of products) {
    const navigation = await readNavigation(content, product, mistakes);
    for (const item of allItems(navigation.items)) {
      const entry = item.children ? undefined : toEntry(item, product);
      if (entry)
        entries.push({ ...entry, file: navigation.file, line: navigation.lineOf(item.pathname) });
    }
  }
  reportSharedAddresses(entries, mistakes);
  return entries;
}

/** One entry per address, anchors included. */
export function reportSharedAddresses(
  entries: readonly Pick<ApiEntryRequest, 'name' | 'path' | 'anchor' | 'file' | 'line'>[],
  mistakes: Mistakes,
): void {
  const seen = new Map<string, string>();
  for (const { name, path, anchor, file, line } of entries) {
    const address = anchor ? `${path}#${anchor}` : path;
    const other = seen.get(address);
    if (other !== undefined)
      mistakes.add(
        file,
        line,
        `The API entries ${other} and ${name} share the path ${address}: give each its own.`,
      );
    seen.set(address, name);
  }
}

function toEntry(
  item: NavItem,
  product: string,
): Omit<ApiEntryRequest, 'file' | 'line'> | undefined {
  const [pathname, anchor] = item.pathname.split('#') as [string, string | undefined];
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const family = families.find(
    (candidate) =>
      candidate.product === product &&
      (path.startsWith(candidate.prefix) || candidate.indexes?.includes(path)),
  );
  const tab = /^(.+\/)(components-api|hooks-api)\/$/.exec(path);
  if (!family || (family.id === 'base' && !tab)) return undefined;
  return {
    family,
    name: titleOf(item),
    path,
    anchor,
    tab: tab ? { page: tab[1]!, id: tab[2] as ApiTab['id'] } : undefined,
    plan: item.plan,
    isIndex: family.indexes?.includes(path) ?? false,
  };
}
