import { siteAnchors } from '../content/link-targets.ts';
import { unwrittenPaths, type Site } from '../content/site.ts';
import type { PackageLink } from './package-links.ts';
import { redirectOf } from './table.ts';

/** What a link meets here: its page, one redirect, a page that says it is not written yet, or nothing. */
export type Fate = 'served' | 'redirected' | 'waiting' | 'broken';

export interface AccountedLink extends PackageLink {
  fate: Fate;
  /** of a broken link: why; of a redirected or waiting one: where it leads */
  note?: string | undefined;
}

/** Accounts for every link, as the built site will answer it. */
export function accountFor(links: PackageLink[], site: Site): AccountedLink[] {
  const anchors = siteAnchors(site);
  const unwritten = unwrittenPaths(site.navigation.values());
  const products = new Set(site.products.map(({ id }) => `/${id}/`));

  return links.map((link): AccountedLink => {
    const target = redirectOf(link.path, site.redirects);
    if (target?.startsWith('https:')) return { ...link, fate: 'redirected', note: target };
    const [path = '', own] = (target ?? link.path).split('#');
    const note = target;
    if (unwritten.has(path)) return { ...link, fate: 'waiting', note };
    // the first page of a product is named by its address alone
    if (products.has(path)) return { ...link, fate: target ? 'broken' : 'redirected', note };
    const ids = anchors.get(path);
    if (!ids) return { ...link, fate: 'broken', note: 'no such page' };
    const anchor = own ?? link.anchor;
    if (anchor && !ids.has(anchor) && !site.aliases[path]?.[anchor])
      return { ...link, fate: 'broken', note: `${path} has no #${anchor}` };
    return { ...link, fate: target ? 'redirected' : 'served', note };
  });
}
