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

interface Call {
  method: 'POST';
  headers: Record<string, string>;
  body: string;
}

interface Target {
  name: string;
  url: string;
  /** makes the next request, where it is not a plain GET */
  call?: () => Call;
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
      { name: 'feedback', url: `${endpoints}api/feedback`, call: feedback(endpoints) },
      { name: 'markdown', url: `${ours}${page.slice(0, -1)}.md` },
      { name: 'MCP search', url: `${ours}mcp`, call: mcpSearch() },
    ];
    for (const target of targets) await ask(target, 8, 1);
    const before = feed.asked(ray).requests;
    const alone = new Map<string, number[]>();
    for (const target of targets) alone.set(target.name, await single(target));
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

/** Milliseconds of each answer when nobody else asks. */
async function single({ url, call }: Target): Promise<number[]> {
  if (!call)
    return (await load(url, 200, { connections: 1, seconds: 20, requests: singleRequests })).whole;
  const times: number[] = [];
  for (let asked = 0; asked < singleRequests; asked += 1) {
    const request = call();
    const started = performance.now();
    const answer = await fetch(url, request);
    const text = await answer.text();
    times.push(performance.now() - started);
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  }
  return times;
}

function ask(
  { url, call }: Target,
  connections: number,
  duration: number,
): Promise<autocannon.Result> {
  return autocannon({
    url,
    connections,
    duration,
    headers: { 'user-agent': userAgent, 'cf-ray': ray },
    ...(call && { requests: [{ setupRequest: (request) => ({ ...request, ...call() }) }] }),
  });
}

/** Every message is another one. */
function feedback(site: string): () => Call {
  return () => ({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: new URL(site).origin,
      'sec-fetch-site': 'same-origin',
      'user-agent': userAgent,
    },
    body: JSON.stringify({
      id: crypto.randomUUID(),
      page: `/${page}`,
      rating: 1,
      comment: 'Sent by the benchmark.',
      version: '6.3.0',
      language: 'en',
      website: '',
    }),
  });
}

const questions = ['dialog focus', 'text field validation', 'theme colors', 'date range'];

/** Every call asks another question than the one before, from another address: calls of one are limited. */
function mcpSearch(): () => Call {
  let calls = 0;
  return () => {
    calls += 1;
    const query = questions[calls % questions.length]!;
    return {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'cf-connecting-ip': [10, (calls >> 16) & 255, (calls >> 8) & 255, calls & 255].join('.'),
        'user-agent': userAgent,
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: calls,
        method: 'tools/call',
        params: { name: 'search', arguments: { query } },
      }),
    };
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
    markdown: bareAsset,
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
