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
const leaseTime = 12;
/** Milliseconds: a cache that is slower than this is as good as none. */
const patience = 1000;

/** Where a site's ad is kept: in the isolate, which takes no time and remains when the Cache API fails, and in the data centre. */
export class AdCache {
  #key: string;
  #known: AdEntry | undefined;

  /** @param origin of the site */
  constructor(origin: string) {
    this.#key = `${origin}/api/ad?${SITE_BUILD}`;
  }

  /** What this isolate knows. */
  get known(): AdEntry | undefined {
    return this.#known;
  }

  /** What this isolate knows, if the feed need not be asked yet; else what its data centre knows. */
  async read(now: number): Promise<AdEntry | undefined> {
    if (this.#known && this.#known.rest > now) return this.#known;
    const stored = await attempt(async () => {
      const response = await caches.default.match(`${this.#key}&entry`);
      return response && ((await response.json()) as AdEntry);
    });
    if (stored && stored.rest > (this.#known?.rest ?? 0)) this.#known = stored;
    return this.#known;
  }

  async write(entry: AdEntry): Promise<void> {
    this.#known = entry;
    await attempt(() => put(`${this.#key}&entry`, JSON.stringify(entry), keep));
  }

  /**
   * Asks for the right to call the feed: one isolate of a data centre has it at a time. Two that ask in the same millisecond may both
   * get it, which costs a call and nothing else.
   */
  async takeLease(): Promise<boolean> {
    const lease = `${this.#key}&lease`;
    if (await attempt(() => caches.default.match(lease))) return false;
    await attempt(() => put(lease, '', leaseTime));
    return true;
  }

  async giveLeaseBack(): Promise<void> {
    await attempt(() => caches.default.delete(`${this.#key}&lease`));
  }
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
