import { chromium, type Browser } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { distDir, fromRoot } from '../pipeline/paths.ts';
import { chromiumArguments, findChromium } from '../tests/browser.ts';
import { comparisonTable } from './compare.ts';
import { edgeTable, measureEdge } from './edge.ts';
import { measureEvents } from './events.ts';
import { measureGrid } from './grid.ts';
import { loadTable, measureLoad } from './load.ts';
import { measureNavigation } from './navigation.ts';
import { toReport, writeReport, type Report } from './results.ts';
import { measureSearch } from './search.ts';
import { summarize, type Metrics } from './statistics.ts';
import { serveSites, type Site, type Sites } from './sites.ts';
import { measureViews } from './view.ts';
import { conditions } from './visit.ts';
import { workerdVersion } from '../pipeline/direct-worker.ts';

// Measures the built site beside other generators' sites of the same text. See bench/README.md.

// its notes on redirects and headers would stand between the figures
process.env['WRANGLER_LOG'] ??= 'error';

const benchmarks = ['view', 'navigation', 'search', 'events', 'grid', 'load', 'edge'] as const;
type Benchmark = (typeof benchmarks)[number];

/** What the peers do not have: what one visit finds. */
const ownBenchmarks = [
  ['search', 'Search', measureSearch],
  ['events', 'What a reader does', measureEvents],
  ['grid', 'A grid of 100,000 rows', measureGrid],
] as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '64' },
    built: { type: 'string', default: distDir },
    json: { type: 'boolean', default: false },
  },
});
const runs = wholeNumber('runs', 100);
const loadOptions = {
  seconds: wholeNumber('seconds', 600),
  connections: wholeNumber('connections', 1000),
};
const wanted = chosenBenchmarks();
const built = path.resolve(values.built);
if (!fs.existsSync(path.join(built, 'server/wrangler.json')))
  stop(`${fromRoot(built)}/ holds no built site: run \`npm run build\` first.`);
console.error(
  `Measuring the site in ${fromRoot(built)}/ as it is, built ${fs.statSync(path.join(built, 'server/wrangler.json')).mtime.toISOString()}.`,
);

const reports: Partial<Record<Benchmark, Report>> = {};
if (wanted.some((name) => name !== 'load' && name !== 'edge')) await inBrowser(measureInBrowser);
if (wanted.includes('load')) await measureUnderLoad();
if (wanted.includes('edge')) await measureEndpoints();
if (values.json) console.log(JSON.stringify(reports, null, 2));
process.exit(0);

async function inBrowser(measure: (browser: Browser, sites: Site[]) => Promise<void>) {
  let sites: Sites | undefined;
  let browser: Browser | undefined;
  try {
    const isCompared = wanted.includes('view') || wanted.includes('navigation');
    sites = await serveSites(built, isCompared ? undefined : []);
    browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
    await measure(browser, sites.list);
  } finally {
    await browser?.close();
    await sites?.stop();
  }
}

async function measureInBrowser(browser: Browser, sites: Site[]): Promise<void> {
  const versions = {
    chromium: browser.version(),
    workerd: workerdVersion(),
    ...Object.fromEntries(sites.flatMap(({ name, version }) => (version ? [[name, version]] : []))),
  };
  const given = { ...conditions, runs };
  if (wanted.includes('view')) {
    const results = await measureViews(browser, sites, runs);
    keep('view', toReport(versions, given, results), () =>
      Object.entries(results).map(([page, compared]) =>
        comparisonTable(`First view, ${page}`, compared),
      ),
    );
  }
  if (wanted.includes('navigation')) {
    const results = await measureNavigation(browser, sites, runs);
    keep('navigation', toReport(versions, given, results), () => [
      comparisonTable('Navigation', results),
    ]);
  }
  for (const [name, title, measure] of ownBenchmarks) {
    if (!wanted.includes(name)) continue;
    const found: Metrics[] = [];
    for (let run = 0; run < runs; run += 1) found.push(...(await measure(browser, sites[0]!)));
    const results = { ours: summarize(found) };
    keep(name, toReport(versions, given, results), () => [comparisonTable(title, results)]);
  }
}

async function measureUnderLoad(): Promise<void> {
  const results = await measureLoad(built, loadOptions);
  keep('load', toReport({ workerd: workerdVersion() }, loadOptions, results), () => [
    loadTable(results, loadOptions),
  ]);
}

async function measureEndpoints(): Promise<void> {
  const results = await measureEdge(built, loadOptions);
  keep('edge', toReport({ workerd: workerdVersion() }, loadOptions, results), () => [
    edgeTable(results, loadOptions),
  ]);
}

function keep(name: Benchmark, report: Report, tables: () => string[]): void {
  reports[name] = report;
  writeReport(name, report);
  if (!values.json) for (const table of tables()) console.log(table);
}

function chosenBenchmarks(): readonly Benchmark[] {
  const unknown = positionals.find((name) => !benchmarks.some((known) => known === name));
  if (unknown) stop(`There is no benchmark ${unknown}: choose of ${benchmarks.join(', ')}.`);
  return positionals.length > 0
    ? benchmarks.filter((name) => positionals.includes(name))
    : benchmarks;
}

function wholeNumber(name: 'runs' | 'seconds' | 'connections', most: number): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1 || number > most)
    stop(`--${name} is a whole number from 1 to ${most}, not ${values[name]}.`);
  return number;
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
