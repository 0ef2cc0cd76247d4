import fs from 'node:fs';
import path from 'node:path';
import { unescapeHtml } from '../../app/_content/plainText.ts';
import { splitLanguage } from '../../app/_i18n/languages.ts';
import type { Site } from '../content/site.ts';
import { assetsDir } from '../paths.ts';
import { redirectOf } from '../redirects/table.ts';
import { readBuiltPages } from './built-pages.ts';

interface BuiltLink {
  /** the page that it stands on */
  from: string;
  path: string;
  anchor: string | undefined;
}

/** What the framework writes into pages, whoever wrote the text: the check of the sources does not see it. */
const demo = /<demo-island\b[^]*?<\/demo-island>/g;
/** Page and anchor of links within the site. */
const link = /<a\b[^>]*?\shref="([/#][^"]*)"/g;

/**
 * Checks the links of all prerendered pages: each leads to a page, a file or a redirect, and to an anchor that is there.
 * Links inside demos are examples and lead nowhere on purpose.
 * @throws with every broken link
 */
export function checkBuiltLinks(site: Pick<Site, 'products' | 'redirects'>): void {
  const anchors = new Map<string, Set<string>>();
  const links = new Map<string, BuiltLink>();
  for (const { path: from, html } of readBuiltPages()) {
    anchors.set(from, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)));
    // fixtures of tests are switched by `#dev` and `#no-dev`, which are no anchors
    if (from.startsWith('/e2e/')) continue;
    for (const [, href] of html.replace(demo, '').matchAll(link)) {
      const target = split(unescapeHtml(href!), from);
      // one report of each is enough: navigation and header repeat theirs on every page
      const key = `${target.path}#${target.anchor ?? ''}`;
      if (!links.has(key)) links.set(key, { from, ...target });
    }
  }
  const broken = [...links.values()].flatMap((found) => problemOf(found, anchors, site) ?? []);
  if (broken.length > 0) throw new Error(`Built pages have broken links:\n${broken.join('\n')}`);
}

function problemOf(
  { from, path: target, anchor }: BuiltLink,
  anchors: ReadonlyMap<string, ReadonlySet<string>>,
  { products, redirects }: Pick<Site, 'products' | 'redirects'>,
): string | undefined {
  const ids = anchors.get(target);
  if (ids)
    return !anchor || ids.has(anchor)
      ? undefined
      : `${from} links to #${anchor}, which ${target} does not have.`;
  const isKnown =
    products.some(({ id }) => target === `/${id}/`) ||
    redirectOf(target, redirects) !== undefined ||
    fs.statSync(path.join(assetsDir, target), { throwIfNoEntry: false })?.isFile();
  return isKnown ? undefined : `${from} links to ${target}, which does not exist.`;
}

function split(href: string, from: string): { path: string; anchor: string | undefined } {
  const [address = '', hash] = href.split('#');
  return {
    // every page is there in every language
    path: splitLanguage(address.split('?')[0]! || from).path,
    anchor: hash ? decodeURIComponent(hash) : undefined,
  };
}
