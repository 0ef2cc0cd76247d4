import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdResponse } from '../../app/_content/adTypes.ts';
import { builtConfigFile } from '../../pipeline/built-config.ts';
import { startDirect, type DirectWorker } from '../../pipeline/direct-worker.ts';
import {
  badAds,
  faults,
  goodAd,
  json,
  refusingAddress,
  startBadFeed,
  type Asked,
  type BadFeed,
  type Behaviour,
} from '../fixtures/badFeed.ts';
import { FaultTable } from './faultTable.ts';
import { ask, type Answer } from './reader.ts';

const table = new FaultTable('Faults of the ad feed');

/** Milliseconds. A round ends after six seconds; a machine that runs other tests too may need longer to say so. */
const longest = 20_000;

const afterNine: Behaviour = (response, count) =>
  json({ ads: count < 10 ? [] : [goodAd] })(response, count);
const afterTwo: Behaviour = (response, count) =>
  count < 3
    ? faults['resets the connection'](response)
    : json({ ads: [{}, null, goodAd] })(response, count);
const afterHalfASecond: Behaviour = (response, count) =>
  void setTimeout(() => json({ ads: [goodAd] })(response, count), 500);

/** What the feed does. For the Worker each is the feed of another host, as it remembers how a host's feed did. */
const behaviours: Record<string, Behaviour> = {
  ...faults,
  ...Object.fromEntries(Object.entries(badAds).map(([name, ad]) => [name, json({ ads: [ad] })])),
  'no ads nine times, then one': afterNine,
  'resets twice, then works': afterTwo,
  'answers after half a second': afterHalfASecond,
  works: json({ ads: [goodAd] }),
};
const names = Object.keys(behaviours);
/** Goes from the test through the Worker to the feed, which knows by it what to do. */
const idOf = (name: string) => `${String(names.indexOf(name)).padStart(16, '0')}-TST`;

let feed: BadFeed;
let worker: DirectWorker;

beforeAll(async () => {
  feed = await startBadFeed(
    Object.fromEntries(Object.entries(behaviours).map(([name, does]) => [idOf(name), does])),
  );
  worker = await startWithFeed(feed.url);
});

afterAll(async () => {
  table.print();
  await worker?.stop();
  await feed?.stop();
});

function startWithFeed(AD_FEED_URL: string, AD_FEED_LOOPBACK = 'allow'): Promise<DirectWorker> {
  return startDirect(builtConfigFile(), { vars: { AD_FEED_URL, AD_FEED_LOOPBACK } });
}

const asked = (name: string): Asked => feed.asked(idOf(name));

function get(name: string, headers: Record<string, string> = {}, query = ''): Promise<Answer> {
  const host = `site${names.indexOf(name)}.example`;
  return ask(new URL(`/api/ad${query}`, worker.url), {
    headers: { host, 'cf-ray': idOf(name), ...headers },
  });
}

function adOf({ status, body }: Answer): AdResponse['ad'] {
  expect(status).toBe(200);
  return (JSON.parse(body) as AdResponse).ad;
}

/** Asks for an ad, and notes in the table how that went. */
async function note(name: string): Promise<Answer> {
  const started = performance.now();
  const answer = await get(name);
  const took = performance.now() - started;
  table.add(name, asked(name).requests, adOf(answer) ? 'an ad' : 'no ad', took);
  expect(took).toBeLessThan(longest);
  return answer;
}

describe.concurrent('a feed that', () => {
  test.for(Object.keys(faults))('%s: no ad, no error', async (name) => {
    const answer = await note(name);
    expect(adOf(answer)).toBeNull();
    expect(answer.headers['cache-control']).toBe('public, max-age=15');
    const { requests, together } = asked(name);
    expect(requests).toBeGreaterThan(0);
    expect(requests).toBeLessThanOrEqual(10);
    expect(together).toBe(1);
    // the circuit is open: the next reader costs the feed nothing
    expect(adOf(await get(name))).toBeNull();
    expect(asked(name).requests).toBe(requests);
  });

  test('has no ads nine times and then one: the ad', async () => {
    const name = 'no ads nine times, then one';
    expect(adOf(await note(name))?.company).toBe('Acme');
    expect(asked(name).requests).toBe(10);
  });

  test('fails twice and then works: the first usable ad, normalised', async () => {
    const name = 'resets twice, then works';
    expect(adOf(await note(name))).toEqual({
      company: 'Acme',
      description: 'Anvils that land where you want them.',
      image: 'https://ads.example/anvil.png',
      statlink: 'https://ads.example/click?id=7',
      statimp: 'https://ads.example/seen?id=7',
      pixels: ['https://count.example/a?t=1730000000', 'https://count.example/b'],
      timestamp: '1730000000',
    });
    expect(asked(name).requests).toBe(3);
  });

  test.for(Object.keys(badAds))('sends %s: an ad without it', async (name) => {
    const ad = adOf(await note(name))!;
    const text = `${ad.company} ${ad.description} ${ad.timestamp}`;
    expect(text).not.toMatch(/[<>]|alert|\p{Cf}|\p{Cc}/u);
    expect(Array.from(ad.company).length).toBeLessThanOrEqual(100);
    expect(Array.from(ad.description).length).toBeLessThanOrEqual(400);
    for (const address of [ad.image, ad.statimp, ad.statlink, ...ad.pixels])
      expect(address).toMatch(/^($|https:\/\/(ads|count)\.example\/)/);
    expect(JSON.stringify(ad)).not.toMatch(/javascript:|data:|<script|localhost|127\.|secret/);
  });
});

describe('the feed is not asked', () => {
  test('for a program', async () => {
    for (const agent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'curl/8.5.0',
      'SomeSpider/1.0',
      'archive crawler',
    ]) {
      const answer = await get('works', { 'user-agent': agent });
      expect(adOf(answer), agent).toBeNull();
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    expect(asked('works').requests).toBe(0);
  });

  test('again while its ad is fresh: everybody gets the same', async () => {
    const first = await get('works');
    const next = await get('works', { cookie: 'a=b', 'accept-language': 'zh' }, '?anything');
    expect(adOf(first)).not.toBeNull();
    expect(next.body).toBe(first.body);
    expect(next.headers['vary']).toBeUndefined();
    expect(next.headers['cache-control']).toMatch(/^public, max-age=\d+, stale-while-revalidate/);
    expect(asked('works').requests).toBe(1);
  });

  test('at an address of loopback, unless the variable for local work allows it', async () => {
    const careful = await startWithFeed(feed.url, '');
    try {
      const id = idOf('works').replace('TST', 'OFF');
      const answer = await ask(new URL('/api/ad', careful.url), { headers: { 'cf-ray': id } });
      expect(adOf(answer)).toBeNull();
      expect(feed.asked(id).requests).toBe(0);
    } finally {
      await careful.stop();
    }
  });
});

test('a feed that refuses connections: no ad, no error', async () => {
  const alone = await startWithFeed(await refusingAddress());
  try {
    const started = performance.now();
    expect(adOf(await ask(new URL('/api/ad', alone.url)))).toBeNull();
    table.add('refuses connections', undefined, 'no ad', performance.now() - started);
  } finally {
    await alone.stop();
  }
});

test(
  '2,000 readers at once, at a cold cache, cause one request to the feed, and all get its ad',
  { timeout: 120_000 },
  async () => {
    const name = 'answers after half a second';
    const started = performance.now();
    const waiting: Promise<Answer>[] = [];
    for (let reader = 0; reader < 2000; reader += 1) {
      waiting.push(get(name));
      // the feed is in this process too, and must have its turn
      if (reader % 50 === 0) await setImmediate();
    }
    const answers = await Promise.all(waiting);
    const { requests } = asked(name);
    table.add('2,000 readers, cold cache', requests, 'an ad', performance.now() - started);
    expect(requests).toBe(1);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(adOf(answers[0]!)?.company).toBe('Acme');
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  },
);
