import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { add, figures, load, noAnswers, type Answers } from './load-generator.ts';
import { quantile, round } from './statistics.ts';
import { figure, ratio, textTable } from './table.ts';
import { startDirect, type DirectWorker } from '../pipeline/direct-worker.ts';

const page = 'material-ui/react-checkbox/';

export interface LoadOptions {
  /** of each target in all */
  seconds: number;
  connections: number;
}

/** Figures of one target, by name. */
export type LoadResult = Record<string, Record<string, number>>;

interface Target {
  name: string;
  url: string;
  status: number;
}

/** How long one target is asked before the next has its turn. */
const turn = 2;
const singleRequests = 300;
const warmUp = { connections: 8, seconds: 1 };

/**
 * Time to the first byte with one connection, then requests per second with many, from workerd itself. The targets take turns. The first
 * one is the floor: the same page as a bare asset, in a Worker without a script.
 */
export async function measureLoad(built: string, options: LoadOptions): Promise<LoadResult> {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-load-'));
  const workers: DirectWorker[] = [];
  try {
    const start = async (config: string) => {
      const worker = await startDirect(config);
      workers.push(worker);
      return worker.url;
    };
    const bare = await start(bareSite(built, path.join(temporary, 'bare')));
    const ours = await start(path.join(built, 'server/wrangler.json'));
    const onDemand = await start(withoutPages(built, path.join(temporary, 'on-demand')));
    return await measure(
      [
        { name: 'bare asset, no script', url: bare + page, status: 200 },
        { name: 'prerendered page', url: ours + page, status: 200 },
        { name: 'its payload', url: `${ours}${page}index.txt`, status: 200 },
        { name: 'theme style sheet', url: ours + themeStyleSheet(built), status: 200 },
        { name: 'page rendered on demand', url: onDemand + page, status: 200 },
        { name: 'payload rendered on demand', url: `${onDemand}${page}index.txt`, status: 200 },
        { name: 'page that does not exist', url: `${ours}material-ui/nothing/`, status: 404 },
      ],
      options,
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
    fs.rmSync(temporary, { recursive: true, force: true });
  }
}

async function measure(targets: Target[], options: LoadOptions): Promise<LoadResult> {
  const alone = new Map<Target, Answers>();
  const loaded = new Map<Target, Answers>();
  for (const target of targets) {
    await load(target.url, target.status, warmUp);
    const limits = { connections: 1, seconds: turn * 5, requests: singleRequests };
    alone.set(target, await load(target.url, target.status, limits));
  }
  for (let left = options.seconds; left > 0; left -= turn)
    for (const target of targets) {
      const limits = { connections: options.connections, seconds: Math.min(turn, left) };
      const answers = await load(target.url, target.status, limits);
      loaded.set(target, add(loaded.get(target) ?? noAnswers(), answers));
    }
  return Object.fromEntries(
    targets.map((target) => [target.name, toResult(alone.get(target)!, loaded.get(target)!)]),
  );
}

function toResult(alone: Answers, loaded: Answers): Record<string, number> {
  const result = {
    'TTFB p50 ms': quantile(alone.firstByte, 0.5),
    'TTFB p99 ms': quantile(alone.firstByte, 0.99),
    ...figures(loaded),
    failed: alone.failed + loaded.failed,
  };
  return Object.fromEntries(Object.entries(result).map(([name, value]) => [name, round(value)]));
}

/** Every target beside the first one, the bare asset. */
export function loadTable(result: LoadResult, { connections, seconds }: LoadOptions): string {
  const names = Object.keys(result);
  const columns = Object.keys(result[names[0]!]!);
  const base = result[names[0]!]!;
  const compared = ['TTFB p50 ms', 'requests per second'];
  return textTable(
    `Load: TTFB with one connection, the rest with ${connections}, ${seconds} s each; workerd itself, not compressed`,
    ['', ...columns, 'TTFB/bare', 'req/s of bare'],
    names.map((name) => [
      name,
      ...columns.map((column) => figure(result[name]![column])),
      ...compared.map((column) => ratio(result[name]![column], base[column])),
    ]),
  );
}

/** A site of one page, with the same asset settings and no script. Returns its configuration. */
export function bareSite(built: string, folder: string): string {
  copy(path.join(built, 'client', page), path.join(folder, 'assets', page));
  const { compatibility_date, assets } = readConfig(built);
  const { binding: _, run_worker_first: __, ...settings } = assets;
  const config = { name: 'bare', compatibility_date, assets: { ...settings, directory: 'assets' } };
  return writeConfig(folder, config);
}

/** A copy of the build whose pages are not prerendered, so that the Worker renders them. Returns its configuration. */
function withoutPages(built: string, folder: string): string {
  copy(built, folder);
  const prerendered = fs
    .readdirSync(path.join(folder, 'client'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|[\\/])index\.(html|txt)$/.test(name));
  for (const name of prerendered) fs.rmSync(path.join(folder, 'client', name));
  return path.join(folder, 'server/wrangler.json');
}

function themeStyleSheet(built: string): string {
  const folder = path.join(built, 'client/_next/static/css');
  const name = fs.readdirSync(folder).find((file) => file.startsWith('theme-material-ui-'));
  if (!name) throw new Error('The build has no theme style sheet: run `npm run build` again.');
  return `_next/static/css/${name}`;
}

interface BuiltConfig {
  compatibility_date: string;
  assets: { binding: string; directory: string; run_worker_first?: string[] };
}

function readConfig(built: string): BuiltConfig {
  return JSON.parse(
    fs.readFileSync(path.join(built, 'server/wrangler.json'), 'utf8'),
  ) as BuiltConfig;
}

export function writeConfig(folder: string, config: object): string {
  const file = path.join(folder, 'wrangler.json');
  fs.writeFileSync(file, JSON.stringify(config));
  return file;
}

function copy(source: string, target: string): void {
  fs.cpSync(source, target, { recursive: true });
}
