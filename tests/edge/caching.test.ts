import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtConfigFile } from '../../pipeline/built-config.ts';
import { startDirect, type DirectWorker } from '../../pipeline/direct-worker.ts';
import { assetsDir, distDir, root } from '../../pipeline/paths.ts';
import { goodAd, json, startBadFeed, type BadFeed } from '../fixtures/badFeed.ts';
import { ask } from './reader.ts';

// Every row of the README's table on caching.

const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8');
const page = '/material-ui/react-button/';
/** Has no prerendered copy here: the Worker renders it. */
const onDemand = '/material-ui/react-checkbox/';

/** By this id the feed knows its reader. */
const ray = '00000000000000cc-TST';

let copy: string;
let worker: DirectWorker;
let feed: BadFeed;

beforeAll(async () => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-caching-'));
  fs.cpSync(distDir, copy, { recursive: true });
  fs.rmSync(path.join(copy, 'client', onDemand), { recursive: true, force: true });
  feed = await startBadFeed({ [ray]: json({ ads: [goodAd] }) });
  worker = await startDirect(builtConfigFile(copy), {
    vars: {
      AD_FEED_URL: feed.url,
      AD_FEED_LOOPBACK: 'allow',
      AD_SCRIPT_URL: 'https://ads.example/script.js',
    },
  });
}, 120_000);

afterAll(async () => {
  await worker?.stop();
  await feed?.stop();
  fs.rmSync(copy, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  ask(new URL(address, worker.url), { headers });
function firstFile(folder: string): string {
  return fs.readdirSync(path.join(assetsDir, folder))[0]!;
}

/** `Cache-Control` by response, as the README has it. */
const promised = new Map(
  [...readme.matchAll(/^\| (.+?) +\| `(\w[^`|]*)` +\| .+ \|$/gm)]
    .filter(([, , caching]) => /max-age|no-store/.test(caching!))
    .map(([, response, caching]) => [response!, caching!]),
);
const hashed = 'hashed files: `/_next/static/*`, `/_search/data/*`';
const pictures = 'pictures: `/static/*`, `/og/*`';
const others = 'all other files: documents, markdown, feeds, `/sw.js`, lists of machines';
const rendered = 'pages rendered on demand: other languages, and what has no copy';
const endpoints = 'feedback, events, health, `/mcp`';

const cases: [row: string, address: string, options?: Parameters<typeof ask>[1]][] = [
  ['pages', '/'],
  ['pages', page],
  [rendered, onDemand],
  [rendered, `/zh${page}`],
  ['payloads of pages', `${page}index.txt`],
  ['payloads of pages', `${onDemand}index.txt`],
  ['payloads of pages', `/zh${page}index.txt`],
  [hashed, `/_next/static/css/${firstFile('_next/static/css')}`],
  [hashed, `/_search/data/${firstFile('_search/data')}`],
  [pictures, '/static/favicon.svg'],
  [others, '/_documents/site.json'],
  [others, `${page.slice(0, -1)}.md`],
  [others, '/feed.xml'],
  [others, '/sw.js'],
  [others, '/manifest.webmanifest'],
  [others, '/_search/manifest.json'],
  ['an ad', '/api/ad', { headers: { 'cf-ray': ray } }],
  ['no ad, for a program', '/api/ad', { headers: { 'user-agent': 'curl/8.5.0' } }],
  ['the frame of the ad script', '/api/ad-frame'],
  [endpoints, '/api/health'],
  [endpoints, '/api/feedback', { method: 'POST' }],
  [endpoints, '/api/events', { method: 'POST' }],
  [endpoints, '/mcp', { method: 'POST' }],
  ['markdown by `Accept`', page, { headers: { accept: 'text/markdown' } }],
  ['errors', '/material-ui/nothing/'],
  ['errors', '/static/nothing.png'],
  ['errors', '/api/nothing'],
];

test.for(cases)('%s: %s', async ([row, address, options]) => {
  const { headers } = await ask(new URL(address, worker.url), options);
  expect(headers['cache-control']).toBe(promised.get(row));
  expect(headers['vary'] ?? '').not.toMatch(/cookie|user-agent|accept-language|\*/i);
  expect(headers['set-cookie']).toBeUndefined();
});

test('no ad: /api/ad', async () => {
  const plain = await startDirect(builtConfigFile(copy));
  try {
    const { headers } = await ask(new URL('/api/ad', plain.url));
    expect(headers['cache-control']).toBe(promised.get('no ad'));
  } finally {
    await plain.stop();
  }
});

test("no row of the README's table is left out", () => {
  const asked = new Set([...cases.map(([row]) => row), 'no ad']);
  expect([...asked].toSorted()).toEqual([...promised.keys()].toSorted());
});

describe.for([
  ['served as a file', page],
  ['rendered on demand', onDemand],
  ['in another language', `/pt${page}`],
] as const)('a page %s', ([, address]) => {
  test.for(['', 'index.txt'])('has a strong ETag, and answers 304 to it (%s)', async (name) => {
    const first = await get(`${address}${name}`);
    const etag = first.headers['etag']!;
    expect(etag).toMatch(/^"[\w-]+"$/);
    // static assets of the platform compare with one tag, and answer 200 to a list
    const list = address === page ? [] : [`"other", ${etag}`];
    for (const known of [etag, `W/${etag}`, ...list]) {
      const again = await get(`${address}${name}`, { 'if-none-match': known });
      expect([again.status, again.body]).toEqual([304, '']);
      expect(again.headers['etag']).toBe(etag);
    }
    const changed = await get(`${address}${name}`, { 'if-none-match': '"other"' });
    expect([changed.status, changed.body]).toEqual([200, first.body]);
  });

  test('is the same for HEAD, without a body', async () => {
    const whole = await get(address);
    const { status, body, headers } = await ask(new URL(address, worker.url), { method: 'HEAD' });
    expect([status, body]).toEqual([200, '']);
    for (const name of ['etag', 'cache-control', 'content-type'])
      expect(headers[name], name).toBe(whole.headers[name]);
  });
});

test('a page rendered on demand is rendered once, then comes from the cache, the same to the byte', async () => {
  const first = await get(onDemand);
  const times: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const started = performance.now();
    const { body, headers } = await get(`${onDemand}?campaign=${count}`, { cookie: `a=${count}` });
    times.push(performance.now() - started);
    expect(body).toBe(first.body);
    expect(headers['etag']).toBe(first.headers['etag']);
  }
  console.log(`on demand, from the cache: ${Math.min(...times).toFixed(1)} ms at best`);
});
