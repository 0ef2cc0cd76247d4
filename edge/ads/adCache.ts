import type { Ad } from '../../app/_content/adTypes.ts';
import { withTimeout } from '../http/withTimeout.ts';
import { log } from '../operations/log.ts';

/** The newest ad, and how the feed did. Times in milliseconds since 1970. */
export interface AdEntry {
  /** null when no ad was ever had */
  ad: Ad | null;
  /** when the ad was fetched */
  since: number;
  /** until then the feed is not asked again: the ad is fresh, or the feed failed (the circuit is open) */
  rest: number;
  /** rounds without an ad since the last one with */
  failures: number;
}

/** How long the data centre's cache keeps an entry, in seconds; what is in it says what it is good for. */
const keep = 24 * 3600;
/** A round that has not ended after this many seconds will not end any more. */
const leaseTime = 8;
/** Milliseconds: a cache that is slower than this is as good as none. */
const patience = 1000;

/** The entry as this isolate knows it: an answer from here takes no time, and remains when the Cache API fails. */
let known: AdEntry | undefined;

const key = (origin: string, name: string) => `${origin}/api/ad/${name}?${SITE_BUILD}`;

/** What this isolate knows, else what its data centre knows. */
export async function readEntry(origin: string, now: number): Promise<AdEntry | undefined> {
  if (known && known.rest > now) return known;
  const stored = await attempt(async () => {
    const response = await caches.default.match(key(origin, 'entry'));
    return response && ((await response.json()) as AdEntry);
  });
  if (stored && stored.rest > (known?.rest ?? 0)) known = stored;
  return known;
}

export async function writeEntry(origin: string, entry: AdEntry): Promise<void> {
  known = entry;
  await attempt(() => put(key(origin, 'entry'), JSON.stringify(entry), keep));
}

/**
 * Asks for the right to call the feed: one isolate of a data centre has it at a time. Two that ask in the same millisecond may both get
 * it, which costs a call and nothing else.
 */
export async function takeLease(origin: string): Promise<boolean> {
  const lease = key(origin, 'lease');
  if (await attempt(() => caches.default.match(lease))) return false;
  await attempt(() => put(lease, '', leaseTime));
  return true;
}

export async function giveLeaseBack(origin: string): Promise<void> {
  await attempt(() => caches.default.delete(key(origin, 'lease')));
}

function put(address: string, body: string, seconds: number): Promise<void> {
  const headers = { 'cache-control': `public, max-age=${seconds}` };
  return caches.default.put(address, new Response(body, { headers }));
}

/** The Cache API may fail: then each isolate is on its own. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await withTimeout(work(), patience);
  } catch (error) {
    log('warn', 'cache-failed', { error: String(error) });
    return undefined;
  }
}
