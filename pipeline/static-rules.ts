import fs from 'node:fs';
import path from 'node:path';
import { caching } from '../app/_content/caching.ts';
import { documentHeaders, fileHeaders } from '../app/_content/securityHeaders.ts';
import type { ProductFacts } from '../app/_content/types.ts';
import { defaultLanguage } from '../app/_i18n/languages.ts';
import { buildHeader } from '../app/_offline/caches.ts';
import { readBuiltConfig } from './built-config.ts';
import { assetsDir } from './paths.ts';
import type { RedirectTable } from './redirects/table.ts';
import { bundleInlineScript, sourceHash } from './vite/inline-script.ts';

/** Rules that static assets of Cloudflare may have. */
const mostPages = 2000;
const mostPatterns = 100;

/**
 * Redirects that static assets answer. `/material-ui/` has no page of its own: it leads to the product's first one.
 * @throws when there are more than the platform takes
 */
export function writeRedirects(products: ProductFacts[], { pages, folders }: RedirectTable): void {
  const starts = products
    .filter(({ id, start }) => start && start !== `/${id}/`)
    .map(({ id, start }) => `/${id}/ ${start} 302`);
  const moved = [...pages].flatMap(([from, to]) => {
    const rules = [`${from} ${to} 301`];
    // short links are printed without a slash at the end; one more redirect would add it
    if (from.startsWith('/r/')) rules.push(`${from.slice(0, -1)} ${to} 301`);
    return rules;
  });
  const patterns = [...folders].map(([from, to]) => `${from}* ${to} 301`);
  if (starts.length + moved.length > mostPages || patterns.length > mostPatterns)
    throw new Error(
      `There are ${starts.length + moved.length} redirects of pages and ${patterns.length} patterns; the platform takes ${mostPages} and ${mostPatterns}. Drop the oldest ones from content/redirects.ts.`,
    );
  // English pages have no prefix
  const unprefixed = [`/${defaultLanguage}/* /:splat 301`];
  const rules = [...starts, ...moved, ...patterns, ...unprefixed];
  fs.writeFileSync(path.join(assetsDir, '_redirects'), `${rules.join('\n')}\n`);
}

/**
 * Headers of static assets; the Worker sets its own, from the same source. Rules that match add up: a line with `! ` takes a header of
 * an earlier rule away.
 * @param unlisted folders of pages that search engines should stay out of
 */
export async function writeHeaders(unlisted: string[]): Promise<void> {
  const { code } = await bundleInlineScript();
  const { vars } = readBuiltConfig();
  const document = documentHeaders({ ...vars, inlineScriptHash: sourceHash(code) });
  const noindex = { 'x-robots-tag': 'noindex' };
  const payload = {
    'content-type': 'text/x-component',
    'cache-control': caching.payload,
    ...noindex,
  };
  const hashed = { 'cache-control': caching.hashed, ...fileHeaders };
  const isFile = Object.keys(document);
  const rules: [pattern: string, headers: Record<string, string>, without?: string[]][] = [
    ['/*', { ...document, [buildHeader]: process.env['BUILD_ID']! }],
    ['/', { 'cache-control': caching.page }],
    ['/*/', { 'cache-control': caching.page }],
    ['/index.txt', payload],
    ['/*/index.txt', payload],
    ['/_documents/*', noindex],
    ...['e2e', ...unlisted].map((folder): [string, Record<string, string>] => [
      `/${folder}/*`,
      noindex,
    ]),
    // the page is what search engines should show
    ['/*.md', { ...noindex, 'access-control-allow-origin': '*' }],
    ['/og/*', { 'cache-control': caching.picture }],
    ['/feed.xml', { 'content-type': 'application/atom+xml; charset=utf-8' }],
    // demos that were opened in a sandbox show these pictures too
    [
      '/static/*',
      { 'cache-control': caching.picture, 'cross-origin-resource-policy': 'cross-origin' },
      ['cross-origin-resource-policy'],
    ],
    ['/_next/static/*', hashed, isFile],
    // not the manifest beside them: its address stays
    ['/_search/data/*', { ...hashed, ...noindex }, isFile],
  ];
  const text = rules.map(([pattern, headers, without = []]) => [
    pattern,
    ...without.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  fs.writeFileSync(path.join(assetsDir, '_headers'), `${text.flat().join('\n')}\n`);
}
