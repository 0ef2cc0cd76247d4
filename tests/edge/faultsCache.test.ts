import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtConfigFile } from '../../pipeline/built-config.ts';
import { startDirect, type DirectWorker } from '../../pipeline/direct-worker.ts';
import { goodAd, json, startBadFeed, type BadFeed } from '../fixtures/badFeed.ts';
import { FaultTable } from './faultTable.ts';
import { createState, lockState } from './localState.ts';
import { ask } from './reader.ts';

const table = new FaultTable('Faults of the Cache API');
const ray = '00000000000000aa-TST';

let folder: string;
let feed: BadFeed;
let worker: DirectWorker;
const logged: string[] = [];

beforeAll(async () => {
  folder = createState();
  feed = await startBadFeed({ [ray]: json({ ads: [goodAd] }) });
  worker = await startDirect(builtConfigFile(), {
    persist: folder,
    vars: { AD_FEED_URL: feed.url, AD_FEED_LOOPBACK: 'allow' },
    onLog: (line) => void logged.push(line),
  });
}, 120_000);

afterAll(async () => {
  table.print();
  await worker?.stop();
  await feed?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('when the Cache API fails, ads and pages are answered, and the feed is still asked once', async () => {
  const get = (address: string) =>
    ask(new URL(address, worker.url), { headers: { 'cf-ray': ray } });
  // the cache's file is there once something is in it
  await get('/material-ui/nothing-here/index.txt');
  expect(JSON.parse((await get('/api/ad')).body)).toMatchObject({ ad: { company: 'Acme' } });
  await expect.poll(() => fs.existsSync(path.join(folder, 'v3/cache'))).toBe(true);
  const unlock = lockState(folder, 'cache');
  try {
    const readers = await Promise.all(
      Array.from({ length: 20 }, () =>
        ask(new URL('/api/ad', worker.url), {
          headers: { 'cf-ray': ray, host: 'another.example' },
        }),
      ),
    );
    for (const { status, body } of readers)
      expect([status, JSON.parse(body)]).toMatchObject([200, { ad: { company: 'Acme' } }]);
    expect(feed.asked(ray).requests).toBe(2);
    table.add('locked, 20 readers of a new site', 1, 'an ad');
    expect((await get('/material-ui/nothing-here/')).status).toBe(404);
    table.add('locked, a page that is rendered', 1, 'rendered');
    expect(logged.some((line) => line.includes('cache-failed'))).toBe(true);
  } finally {
    unlock();
  }
});
