import autocannon from 'autocannon';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { builtConfigFile } from '../pipeline/built-config.ts';
import { startDirect, type DirectWorker } from '../pipeline/direct-worker.ts';
import { root } from '../pipeline/paths.ts';
import { createState } from '../tests/edge/localState.ts';
import { userAgent } from '../tests/edge/reader.ts';
import { goodAd, json, startBadFeed } from '../tests/fixtures/badFeed.ts';
import { load } from './load-generator.ts';
import { bareSite, writeConfig, type LoadOptions } from './load.ts';
import { quantile, round } from './statistics.ts';
import { figure, ratio, textTable } from './table.ts';
import { memoryOf, workerdProcesses } from './workerd-process.ts';

const page = 'material-ui/react-checkbox/';
/** By this id the feed knows that it is asked by the benchmark. */
const ray = '00000000000000be-NCH';

export interface EdgeResult {
  targets: Record<string, Record<string, number>>;
  /** of the processes that serve the site, in MB: after the first turns, and after the last */
  memory: { first: number; last: number };
  /** how often the ad feed was asked, over the whole run and while one reader asked for the cached ad */
  feed: { requests: number; whileCached: number };
}

interface Target {
  name: string;
  url: string;
  request?: autocannon.Request;
}

/** How long one target is asked before the next has its turn. */
const turn = 10;
const singleRequests = 300;

const bareAsset = 'bare asset, no script';
const hello = 'bare Hono, hello world';

/**
 * The endpoints and pages of the built Worker under load, with a database, a feed and caches, beside the two floors: a Worker that has
 * assets and no script, and one that is Hono and a word.
 */
export async function measureEdge(built: string, options: LoadOptions): Promise<EdgeResult> {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-edge-'));
  const state = createState();
  const feed = await startBadFeed({ [ray]: json({ ads: [goodAd] }) });
  const workers: DirectWorker[] = [];
  try {
    const start = async (...args: Parameters<typeof startDirect>) => {
      const worker = await startDirect(...args);
      workers.push(worker);
      return worker.url;
    };
    const bare = await start(bareSite(built, path.join(temporary, 'bare')));
    const word = await start(await helloWorld(path.join(temporary, 'hello')));
    const others = new Set(workerdProcesses());
    const ours = await start(builtConfigFile(built));
    const endpoints = await start(builtConfigFile(built), {
      persist: state,
      vars: { AD_FEED_URL: feed.url, AD_FEED_LOOPBACK: 'allow' },
      withoutAssets: true,
      // one address asks for all
      without: ['FEEDBACK_LIMIT'],
    });
    const own = workerdProcesses().filter((process) => !others.has(process));
    const targets = [
      { name: bareAsset, url: bare + page },
      { name: 'page', url: ours + page },
      { name: 'payload', url: `${ours}${page}index.txt` },
      { name: hello, url: word },
      { name: 'cached ad', url: `${endpoints}api/ad` },
      { name: 'feedback', url: `${endpoints}api/feedback`, request: feedback(endpoints) },
    ];
    for (const target of targets) await ask(target, 8, 1);
    const before = feed.asked(ray).requests;
    const alone = new Map<string, number[]>();
    for (const { name, url, request } of targets)
      if (!request)
        alone.set(
          name,
          (await single(url)).toSorted((a, b) => a - b),
        );
    const whileCached = feed.asked(ray).requests - before;
    const results = new Map<string, autocannon.Result[]>();
    const memory: number[] = [];
    for (let left = options.seconds; left > 0; left -= turn) {
      for (const target of targets) {
        const result = await ask(target, options.connections, Math.min(turn, left));
        if (result.errors + result.non2xx > 0)
          console.error(target.name, result.statusCodeStats, `${result.errors} broken`);
        results.set(target.name, [...(results.get(target.name) ?? []), result]);
      }
      memory.push(own.reduce((sum, process) => sum + memoryOf(process), 0));
    }
    return {
      targets: Object.fromEntries(
        targets.map(({ name }) => [name, figures(results.get(name)!, alone.get(name))]),
      ),
      memory: { first: memory[0]!, last: memory.at(-1)! },
      feed: { requests: feed.asked(ray).requests, whileCached },
    };
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
    await feed.stop();
    for (const folder of [temporary, state]) fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function single(url: string): Promise<number[]> {
  const answers = await load(url, 200, { connections: 1, seconds: 20, requests: singleRequests });
  return answers.whole;
}

function ask(
  { url, request }: Target,
  connections: number,
  duration: number,
): Promise<autocannon.Result> {
  return autocannon({
    url,
    connections,
    duration,
    headers: { 'user-agent': userAgent, 'cf-ray': ray },
    ...(request && { requests: [request] }),
  });
}

/** Every message is another one. */
function feedback(site: string): autocannon.Request {
  return {
    method: 'POST',
    path: '/api/feedback',
    headers: {
      'content-type': 'application/json',
      origin: new URL(site).origin,
      'sec-fetch-site': 'same-origin',
      'user-agent': userAgent,
    },
    setupRequest: (request) => ({
      ...request,
      body: JSON.stringify({
        id: crypto.randomUUID(),
        page: `/${page}`,
        rating: 1,
        comment: 'Sent by the benchmark.',
        version: '6.3.0',
        language: 'en',
        website: '',
      }),
    }),
  };
}

function figures(turns: autocannon.Result[], alone: number[] | undefined): Record<string, number> {
  const sum = (of: (result: autocannon.Result) => number) =>
    turns.reduce((total, result) => total + of(result), 0);
  const most = (of: (result: autocannon.Result) => number) => Math.max(...turns.map(of));
  const rows = {
    'requests per second': sum(({ requests }) => requests.total) / sum(({ duration }) => duration),
    'p50 ms': quantile(
      turns.map(({ latency }) => latency.p50),
      0.5,
    ),
    'p99 ms': most(({ latency }) => latency.p99),
    ...(alone && { 'alone p50 ms': quantile(alone, 0.5), 'alone p99 ms': quantile(alone, 0.99) }),
    answers: sum(({ requests }) => requests.total),
    failed: sum(({ errors, timeouts, non2xx }) => errors + timeouts + non2xx),
  };
  return Object.fromEntries(Object.entries(rows).map(([name, value]) => [name, round(value)]));
}

export function edgeTable(
  { targets, memory, feed }: EdgeResult,
  { connections, seconds }: LoadOptions,
): string {
  const columns = [
    'requests per second',
    'p50 ms',
    'p99 ms',
    'alone p50 ms',
    'alone p99 ms',
    'answers',
    'failed',
  ];
  const bases: Record<string, string> = {
    page: bareAsset,
    payload: bareAsset,
    'cached ad': hello,
    feedback: hello,
  };
  const table = textTable(
    `Edge: ${connections} connections, ${seconds} s each (alone: one connection, ${singleRequests} requests); workerd itself`,
    ['', ...columns, 'req/s of floor'],
    Object.entries(targets).map(([name, row]) => [
      name,
      ...columns.map((column) => figure(row[column])),
      ratio(
        row['requests per second'],
        bases[name] === undefined ? undefined : targets[bases[name]]!['requests per second'],
      ),
    ]),
  );
  return `${table}\n\nMemory of the site's processes: ${memory.first} MB after the first turns, ${memory.last} MB after the last. The feed was asked ${feed.requests} times, ${feed.whileCached} while one reader asked ${singleRequests} times for the cached ad.`;
}

/** A Worker that answers with a word. Returns its configuration. */
async function helloWorld(folder: string): Promise<string> {
  fs.mkdirSync(folder, { recursive: true });
  const entry = path.join(folder, 'entry.js');
  fs.writeFileSync(
    entry,
    "import { Hono } from 'hono';\nexport default new Hono().get('*', (c) => c.text('Hello'));\n",
  );
  const bundle = await rolldown({
    input: entry,
    resolve: { modules: [path.join(root, 'node_modules')] },
  });
  await bundle.write({ dir: path.join(folder, 'built'), format: 'esm' });
  await bundle.close();
  return writeConfig(path.join(folder, 'built'), {
    name: 'hello',
    main: 'entry.js',
    compatibility_date: '2026-10-01',
  });
}
