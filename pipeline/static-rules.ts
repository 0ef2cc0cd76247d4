import fs from 'node:fs';
import path from 'node:path';
import type { ProductFacts } from '../app/_content/types.ts';
import { assetsDir } from './paths.ts';

/** `/material-ui/` has no page of its own: it leads to the product's first one. */
export function writeRedirects(products: ProductFacts[]): void {
  const rules = products
    .filter(({ start }) => start)
    .map(({ id, start }) => `/${id}/ ${start} 302`);
  fs.writeFileSync(path.join(assetsDir, '_redirects'), `${rules.join('\n')}\n`);
}

/** Headers of static assets. The Worker sets its own. */
export function writeHeaders(): void {
  const rules: [string, string[]][] = [
    ['/*', ['X-Content-Type-Options: nosniff', 'Referrer-Policy: strict-origin-when-cross-origin']],
    ['/_next/static/*', ['Cache-Control: public, max-age=31536000, immutable']],
    ['/_documents/*', ['X-Robots-Tag: noindex']],
    ['/*/index.txt', ['Content-Type: text/x-component', 'X-Robots-Tag: noindex']],
    ['/index.txt', ['Content-Type: text/x-component', 'X-Robots-Tag: noindex']],
  ];
  const text = rules
    .map(([pattern, headers]) => `${pattern}\n${headers.map((line) => `  ${line}\n`).join('')}`)
    .join('');
  fs.writeFileSync(path.join(assetsDir, '_headers'), text);
}
