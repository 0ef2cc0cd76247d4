import { parseArgs } from 'node:util';
import { coverage, type ProductCoverage } from '../coverage.ts';
import { exitOnAuthorError } from './report.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const products = await exitOnAuthorError(coverage());

if (values.json) console.log(JSON.stringify(products, null, 2));
else {
  console.log(row(['product', 'pages', 'demos', 'API pages']));
  for (const product of products) console.log(toRow(product));
}

function toRow({ product, pages, demos, api }: ProductCoverage): string {
  const part = ({ written, reference }: { written: number; reference: number }) =>
    `${written} / ${reference}`.padEnd(12) +
    `${reference ? Math.round((100 * written) / reference) : 100} %`.padStart(5);
  return row([product, part(pages), part(demos), part(api)]);
}

function row(cells: string[]): string {
  return cells
    .map((cell) => cell.padEnd(20))
    .join('')
    .trimEnd();
}
