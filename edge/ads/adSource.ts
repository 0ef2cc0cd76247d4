import type { Ad } from '../../app/_content/adTypes.ts';
import { withTimeout } from '../http/withTimeout.ts';
import { log } from '../operations/log.ts';
import { count } from '../operations/metrics.ts';
import { AdCache, type AdEntry } from './adCache.ts';
import { fetchAd } from './fetchAd.ts';

/** Milliseconds. */
const times = {
  /** an ad is handed out without a look at the feed */
  fresh: 60_000,
  /** then it is handed out while a new one is fetched */
  staleWhileRevalidate: 600_000,
  /** and this old it may be when the feed fails */
  staleIfError: 6 * 3600_000,
  /** after a round that failed the feed is left alone; doubled with each further one, up to the longest */
  shortestRest: 15_000,
  longestRest: 300_000,
  /** a reader waits this long at most: longer than a round lasts */
  readerWait: 10_000,
  /** between looks at what another isolate is fetching */
  poll: 200,
};

/** How an answer came about. `stale`: while revalidating. `stale-error`: the feed fails. `none`: no ad. */
export type Source = 'fresh' | 'stale' | 'stale-error' | 'fetched' | 'none';

export interface AdAnswer {
  ad: Ad | null;
  source: Source;
}

/** Of one request for an ad. */
export interface AdRequest {
  env: Pick<Env, 'METRICS'>;
  /** goes with the calls of the feed, and into the log */
  requestId: string;
  /** keeps the Worker alive for work that nobody waits for */
  background(work: Promise<unknown>): void;
}

/**
 * A site's ads. The feed is asked by one isolate of a data centre at a time; everybody else gets what is cached, or waits for it.
 */
export class AdSource {
  #feed: string;
  #cache: AdCache;
  /** the tries that are under way in this isolate, and when they began */
  #round: { ended: Promise<AdEntry>; began: number } | undefined;

  /**
   * @param feed its address
   * @param origin of the site
   */
  constructor(feed: string, origin: string) {
    this.#feed = feed;
    this.#cache = new AdCache(origin);
  }

  /** The ad to show now. */
  async current(request: AdRequest): Promise<AdAnswer> {
    const now = Date.now();
    // while a round is under way, the data centre has nothing newer
    const entry = this.#round ? this.#cache.known : await this.#cache.read(now);
    const age = entry?.ad ? now - entry.since : Number.POSITIVE_INFINITY;
    const whenFailing = (): AdAnswer =>
      age < times.staleIfError
        ? { ad: entry!.ad, source: 'stale-error' }
        : { ad: null, source: 'none' };
    if (entry && entry.rest > now)
      return age < times.fresh ? { ad: entry.ad, source: 'fresh' } : whenFailing();

    const refreshed = this.#refresh(request, entry);
    // other readers wait for it, when this one is gone
    request.background(refreshed.catch(() => {}));
    if (entry && age < times.staleWhileRevalidate) return { ad: entry.ad, source: 'stale' };
    try {
      const { ad, since } = await withTimeout(refreshed, times.readerWait);
      return ad && Date.now() - since < times.fresh ? { ad, source: 'fetched' } : whenFailing();
    } catch (error) {
      log('warn', 'ad-wait-ended', { id: request.requestId, error: String(error) });
      return whenFailing();
    }
  }

  #refresh(request: AdRequest, old: AdEntry | undefined): Promise<AdEntry> {
    const now = Date.now();
    // a round whose request was cancelled never ends
    if (this.#round && now - this.#round.began < times.readerWait) return this.#round.ended;
    // one may have ended while this reader looked into the cache
    const { known } = this.#cache;
    if (known && known !== old && known.rest > now) return Promise.resolve(known);
    const ended = this.#run(request, old).finally(() => {
      if (this.#round?.ended === ended) this.#round = undefined;
    });
    this.#round = { ended, began: now };
    return ended;
  }

  async #run({ env, requestId }: AdRequest, old: AdEntry | undefined): Promise<AdEntry> {
    if (!(await this.#cache.takeLease())) return await this.#fetchedElsewhere(old);
    try {
      const failuresBefore = old?.failures ?? 0;
      // half open: one try shows whether the feed works again
      const attempts = failuresBefore > 0 ? 1 : undefined;
      const { ad, ...facts } = await fetchAd(this.#feed, requestId, attempts);
      const now = Date.now();
      const failures = ad ? 0 : failuresBefore + 1;
      const rest = ad
        ? times.fresh
        : Math.min(times.longestRest, times.shortestRest * 2 ** failuresBefore);
      const entry = {
        ad: ad ?? old?.ad ?? null,
        since: ad ? now : (old?.since ?? 0),
        rest: now + rest,
        failures,
      };
      await this.#cache.write(entry);
      log(ad ? 'info' : 'warn', 'ad-round', { id: requestId, ...facts, failures, rest });
      count(env, 'ad-round', [facts.outcome], [facts.attempts, facts.milliseconds]);
      return entry;
    } finally {
      await this.#cache.giveLeaseBack();
    }
  }

  /** Waits for the entry that another isolate of the data centre is about to write. */
  async #fetchedElsewhere(old: AdEntry | undefined): Promise<AdEntry> {
    const end = Date.now() + times.readerWait;
    while (Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, times.poll));
      const entry = await this.#cache.read(Date.now());
      if (entry && entry.rest > Date.now()) return entry;
    }
    return old ?? { ad: null, since: 0, rest: 0, failures: 0 };
  }
}
