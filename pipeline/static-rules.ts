import fs from 'node:fs';
import path from 'node:path';
import { caching } from '../app/_content/caching.ts';
import { documentHeaders, fileHeaders } from '../app/_content/securityHeaders.ts';
import type { ProductFacts } from '../app/_content/types.ts';
import { readBuiltConfig } from './built-config.ts';
import { assetsDir } from './paths.ts';
import { bundleInlineScript, sourceHash } from './vite/inline-script.ts';

/** `/material-ui/` has no page of its own: it leads to the product's first one. */
export function writeRedirects(products: ProductFacts[]): void {
  const rules = products
    .filter(({ start }) => start)
    .map(({ id, start }) => `/${id}/ ${start} 302`);
  fs.writeFileSync(path.join(assetsDir, '_redirects'), `${rules.join('\n')}\n`);
}

/**
 * Headers of static assets; the Worker sets its own, from the same source. Rules that match add up: a line with `! ` takes a header of
 * an earlier rule away.
 */
export async function writeHeaders(): Promise<void> {
  const { code } = await bundleInlineScript();
  const { vars } = readBuiltConfig();
  const document = documentHeaders({ ...vars, inlineScriptHash: sourceHash(code) });
  const payload = {
    'content-type': 'text/x-component',
    'x-robots-tag': 'noindex',
    'cache-control': caching.payload,
  };
  const rules: [pattern: string, headers: Record<string, string>, without?: string[]][] = [
    ['/*', document],
    ['/', { 'cache-control': caching.page }],
    ['/*/', { 'cache-control': caching.page }],
    ['/index.txt', payload],
    ['/*/index.txt', payload],
    ['/_documents/*', { 'x-robots-tag': 'noindex' }],
    // demos that were opened in a sandbox show these pictures too
    [
      '/static/*',
      { 'cache-control': caching.picture, 'cross-origin-resource-policy': 'cross-origin' },
      ['cross-origin-resource-policy'],
    ],
    ['/_next/static/*', { 'cache-control': caching.hashed, ...fileHeaders }, Object.keys(document)],
  ];
  const text = rules.map(([pattern, headers, without = []]) => [
    pattern,
    ...without.map((name) => `  ! ${name}`),
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  fs.writeFileSync(path.join(assetsDir, '_headers'), `${text.flat().join('\n')}\n`);
}
