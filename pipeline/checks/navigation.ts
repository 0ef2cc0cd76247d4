import path from 'node:path';
import type { Mistakes } from '../author-error.ts';
import { pageItems, pathOf, type Navigation } from '../content/navigation.ts';
import type { PageSource } from '../content/pages.ts';
import { fromRoot } from '../paths.ts';

/**
 * Every page is in the navigation, and every entry that is not marked otherwise has a page.
 * @param made paths of the pages that are made from the packages
 */
export function checkNavigation(
  nav: Navigation,
  pages: PageSource[],
  made: ReadonlySet<string>,
  mistakes: Mistakes,
): void {
  const items = new Map(pageItems(nav.items, nav.product).map((item) => [pathOf(item), item]));
  const found = new Set([...pages.map((page) => page.path), ...made]);
  for (const page of pages) {
    const item = items.get(page.path);
    const pathname = page.path.slice(0, -1);
    if (!item)
      mistakes.add(
        page.file,
        1,
        `The page is not in the navigation: add { pathname: '${pathname}' } to ${fromRoot(nav.file)}.`,
      );
    else if (item.unwritten)
      mistakes.add(
        nav.file,
        nav.lineOf(pathname),
        `${page.path} is written now: remove \`unwritten\` from its entry.`,
      );
  }
  for (const [path_, item] of items) {
    if (item.unwritten && made.has(path_))
      mistakes.add(
        nav.file,
        nav.lineOf(item.pathname),
        `${path_} is made from the packages: remove \`unwritten\` from its entry.`,
      );
    if (!item.unwritten && !found.has(path_))
      mistakes.add(
        nav.file,
        nav.lineOf(item.pathname),
        `${path_} has no page: write content${path_}${path.basename(item.pathname)}.md, or mark the entry \`unwritten: true\`.`,
      );
  }
}
