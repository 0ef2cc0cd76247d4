import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtConfigFile } from '../../pipeline/built-config.ts';
import { startDirect, type DirectWorker } from '../../pipeline/direct-worker.ts';
import { assetsDir, distDir } from '../../pipeline/paths.ts';
import { ask } from './reader.ts';

// Every row of the README's table "What may be kept, by whom".

const page = '/material-ui/react-button/';
/** Has no prerendered copy here: the Worker renders it. */
const onDemand = '/material-ui/react-checkbox/';

let copy: string;
let worker: DirectWorker;

beforeAll(async () => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-caching-'));
  fs.cpSync(distDir, copy, { recursive: true });
  fs.rmSync(path.join(copy, 'client', onDemand), { recursive: true, force: true });
  worker = await startDirect(builtConfigFile(copy));
}, 120_000);

afterAll(async () => {
  await worker?.stop();
  fs.rmSync(copy, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  ask(new URL(address, worker.url), { headers });
const hashedFile = () =>
  `/_next/static/css/${fs.readdirSync(path.join(assetsDir, '_next/static/css'))[0]}`;

const pageCaching = 'public, max-age=0, stale-while-revalidate=300';
const revalidated = 'public, max-age=0, must-revalidate';

test.for<[kind: string, address: () => string, status: number, caching: string]>([
  ['the home page', () => '/', 200, pageCaching],
  ['a page', () => page, 200, pageCaching],
  ['a page rendered on demand', () => onDemand, 200, pageCaching],
  ['a payload', () => `${page}index.txt`, 200, revalidated],
  ['a payload rendered on demand', () => `${onDemand}index.txt`, 200, revalidated],
  ['a hashed file', hashedFile, 200, 'public, max-age=31536000, immutable'],
  [
    'a picture',
    () => '/static/favicon.svg',
    200,
    'public, max-age=86400, stale-while-revalidate=604800',
  ],
  ['a document', () => '/_documents/site.json', 200, revalidated],
  ['no ad', () => '/api/ad', 200, 'public, max-age=15'],
  ['health', () => '/api/health', 200, 'no-store'],
  ['a page that does not exist', () => '/material-ui/nothing/', 404, 'no-store'],
  ['a file that does not exist', () => '/static/nothing.png', 404, 'no-store'],
  ['an endpoint that does not exist', () => '/api/nothing', 404, 'no-store'],
])('%s', async ([, address, status, caching]) => {
  const { status: got, headers } = await get(address());
  expect([got, headers['cache-control']]).toEqual([status, caching]);
  expect(headers['vary'] ?? '').not.toMatch(/cookie|user-agent|accept-language|\*/i);
  expect(headers['set-cookie']).toBeUndefined();
});

describe.for([
  ['served as a file', page],
  ['rendered on demand', onDemand],
] as const)('a page %s', ([, address]) => {
  test.for(['', 'index.txt'])('has a strong ETag, and answers 304 to it (%s)', async (name) => {
    const first = await get(`${address}${name}`);
    const etag = first.headers['etag']!;
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
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
