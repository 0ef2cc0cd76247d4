import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { lineAt, Mistakes } from '../author-error.ts';

/** An entry of a product's `nav.ts`. */
export interface NavItem {
  /** without trailing slash; of a group only a key */
  pathname: string;
  title?: string | undefined;
  /** a heading: always open, not a link */
  subheader?: string | undefined;
  children?: NavItem[] | undefined;
  /** listed, but its page does not exist yet: left out of the site and counted by `npm run coverage` */
  unwritten?: boolean | undefined;
  plan?: 'pro' | 'premium' | undefined;
  newFeature?: boolean | undefined;
  planned?: boolean | undefined;
  unstable?: boolean | undefined;
  beta?: boolean | undefined;
  legacy?: boolean | undefined;
  deprecated?: boolean | undefined;
  icon?: string | undefined;
}

const flag = z.literal(true).optional();
const navItemSchema: z.ZodType<NavItem> = z.lazy(() =>
  z.strictObject({
    pathname: z
      .string()
      .regex(/^(\/|https:\/\/)/, 'must start with a slash, or be an https address'),
    title: z.string().min(1).optional(),
    subheader: z.string().min(1).optional(),
    children: z.array(navItemSchema).optional(),
    unwritten: flag,
    plan: z.enum(['pro', 'premium']).optional(),
    newFeature: flag,
    planned: flag,
    unstable: flag,
    beta: flag,
    legacy: flag,
    deprecated: flag,
    icon: z.string().optional(),
  }),
);

export interface Navigation {
  product: string;
  file: string;
  items: NavItem[];
  /** 1-based line of each pathname in the file, for messages */
  lineOf(pathname: string): number;
}

/** Reads and validates a product's `nav.ts`. A change on disk is seen at the next call. */
export async function readNavigation(
  content: string,
  product: string,
  mistakes: Mistakes,
): Promise<Navigation> {
  const file = path.join(content, product, 'nav.ts');
  const text = fs.readFileSync(file, 'utf8');
  const lineOf = (pathname: string) => lineAt(text, text.indexOf(`'${pathname}'`));
  const version = fs.statSync(file).mtimeMs;
  const module = (await import(`${pathToFileURL(file).href}?v=${version}`)) as { default: unknown };
  const result = z.array(navItemSchema).safeParse(module.default);
  if (!result.success) {
    for (const issue of result.error.issues)
      mistakes.add(file, undefined, `${issue.path.join('.')}: ${issue.message}.`);
    return { product, file, items: [], lineOf };
  }
  reportDuplicates(result.data, file, text, mistakes);
  return { product, file, items: result.data, lineOf };
}

function reportDuplicates(items: NavItem[], file: string, text: string, mistakes: Mistakes): void {
  const seen = new Set<string>();
  for (const { pathname } of allItems(items)) {
    if (seen.has(pathname))
      mistakes.add(
        file,
        lineAt(text, text.lastIndexOf(`'${pathname}'`)),
        `The pathname \`${pathname}\` is listed twice: remove one entry, or give the group a key of its own.`,
      );
    seen.add(pathname);
  }
}

/** All entries, groups included, in reading order. */
export function allItems(items: NavItem[]): NavItem[] {
  return items.flatMap((item) => [item, ...allItems(item.children ?? [])]);
}

/** The entries that stand for a page of this site (or will, when `unwritten`). */
export function pageItems(items: NavItem[], product: string): NavItem[] {
  return allItems(items).filter(
    (item) => !item.children && item.pathname.startsWith(`/${product}/`),
  );
}

/** The tree without unwritten pages and the groups that they leave empty. */
export function writtenItems(items: NavItem[]): NavItem[] {
  return items.flatMap((item) => {
    if (item.unwritten) return [];
    if (!item.children) return [item];
    const children = writtenItems(item.children);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** The path of the page that an entry leads to, with slashes at both ends and without an anchor. */
export function pathOf({ pathname }: NavItem): string {
  return `${pathname.split('#')[0]!.replace(/\/$/, '')}/`;
}

/**
 * The title of an entry: its own, or derived from the last path segment.
 * `react-` is dropped; API pages are named as the export is (`TabPanel`, `useButton`).
 */
export function titleOf(item: NavItem): string {
  if (item.title) return item.title;
  const words = (item.subheader ?? item.pathname.split('/').pop() ?? '').replace(/^react-/, '');
  if (item.pathname.includes('/api/')) {
    const pascal = words.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
    return words.startsWith('use-') ? pascal[0]!.toLowerCase() + pascal.slice(1) : pascal;
  }
  const spaced = words.replace(/-/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
