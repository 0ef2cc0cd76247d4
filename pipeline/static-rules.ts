import fs from 'node:fs';
import path from 'node:path';
import type { ProductFacts } from '../app/_content/types.ts';
import { defaultLanguage } from '../app/_i18n/languages.ts';
import { assetsDir } from './paths.ts';
import type { RedirectTable } from './redirects/table.ts';

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
 * Headers of static assets. The Worker sets its own.
 * @param unlisted folders of pages that search engines should stay out of
 */
export function writeHeaders(unlisted: string[]): void {
  const rules: [string, string[]][] = [
    ['/*', ['X-Content-Type-Options: nosniff', 'Referrer-Policy: strict-origin-when-cross-origin']],
    ['/_next/static/*', ['Cache-Control: public, max-age=31536000, immutable']],
    // not the manifest beside them: its address stays
    [
      '/_search/data/*',
      ['Cache-Control: public, max-age=31536000, immutable', 'X-Robots-Tag: noindex'],
    ],
    ['/_documents/*', ['X-Robots-Tag: noindex']],
    ...['e2e', ...unlisted].map((folder): [string, string[]] => [
      `/${folder}/*`,
      ['X-Robots-Tag: noindex'],
    ]),
    // the page is what search engines should show
    ['/*.md', ['X-Robots-Tag: noindex', 'Access-Control-Allow-Origin: *']],
    ['/og/*', ['Cache-Control: public, max-age=86400']],
    ['/feed.xml', ['Content-Type: application/atom+xml; charset=utf-8']],
    ['/*/index.txt', ['Content-Type: text/x-component', 'X-Robots-Tag: noindex']],
    ['/index.txt', ['Content-Type: text/x-component', 'X-Robots-Tag: noindex']],
  ];
  const text = rules
    .map(([pattern, headers]) => `${pattern}\n${headers.map((line) => `  ${line}\n`).join('')}`)
    .join('');
  fs.writeFileSync(path.join(assetsDir, '_headers'), text);
}
