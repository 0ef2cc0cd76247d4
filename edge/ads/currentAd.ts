import type { Ad } from '../../app/_content/adTypes.ts';
import { withTimeout } from '../http/withTimeout.ts';
import { log } from '../operations/log.ts';
import { count } from '../operations/metrics.ts';
import { giveLeaseBack, readEntry, takeLease, writeEntry, type AdEntry } from './adCache.ts';
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
  readerWait: 6000,
  /** between looks at what another isolate is fetching */
  poll: 200,
};

/** How an answer came about. `stale`: while revalidating. `stale-error`: the feed fails. `none`: no ad. */
export type Source = 'fresh' | 'stale' | 'stale-error' | 'fetched' | 'none';

/** The one round of tries that is under way in this isolate, and when it began. */
let round: { ended: Promise<AdEntry>; began: number } | undefined;

/**
 * The ad to show now. The feed is asked by one isolate of a data centre at a time, once; everybody else gets what is cached, or waits.
 * @param origin of the site: the cache's entries stand under it
 * @param background keeps the Worker alive for work that nobody waits for
 */
export async function currentAd(
  env: Env,
  feed: string,
  origin: string,
  background: (work: Promise<unknown>) => void,
): Promise<{ ad: Ad | null; source: Source }> {
  const now = Date.now();
  const entry = await readEntry(origin, now);
  const age = entry?.ad ? now - entry.since : Number.POSITIVE_INFINITY;
  const rests = !!entry && entry.rest > now;
  if (rests && age < times.fresh) return { ad: entry.ad, source: 'fresh' };
  if (rests)
    return age < times.staleIfError
      ? { ad: entry.ad, source: 'stale-error' }
      : { ad: null, source: 'none' };

  const refreshed = refresh(env, feed, origin, entry);
  // another reader's request may end before the round does
  background(refreshed.catch(() => {}));
  if (entry && age < times.staleWhileRevalidate) return { ad: entry.ad, source: 'stale' };
  try {
    const { ad, since } = await withTimeout(refreshed, times.readerWait);
    if (!ad || Date.now() - since > times.staleIfError) return { ad: null, source: 'none' };
    return { ad, source: since >= now ? 'fetched' : 'stale-error' };
  } catch (error) {
    log('warn', 'ad-wait-ended', { error: String(error) });
    return age < times.staleIfError
      ? { ad: entry!.ad, source: 'stale-error' }
      : { ad: null, source: 'none' };
  }
}

function refresh(
  env: Env,
  feed: string,
  origin: string,
  entry: AdEntry | undefined,
): Promise<AdEntry> {
  const now = Date.now();
  // a round whose request was cancelled never ends
  if (round && now - round.began < times.readerWait) return round.ended;
  const ended = runRound(env, feed, origin, entry).finally(() => {
    if (round?.ended === ended) round = undefined;
  });
  round = { ended, began: now };
  return ended;
}

async function runRound(
  env: Env,
  feed: string,
  origin: string,
  old: AdEntry | undefined,
): Promise<AdEntry> {
  if (!(await takeLease(origin))) return await fetchedElsewhere(origin, old);
  try {
    const failuresBefore = old?.failures ?? 0;
    // half open: one try shows whether the feed works again
    const { ad, ...facts } = await fetchAd(feed, failuresBefore > 0 ? 1 : undefined);
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
    await writeEntry(origin, entry);
    log(ad ? 'info' : 'warn', 'ad-round', { ...facts, failures, rest });
    count(env, 'ad-round', [facts.outcome], [facts.attempts, facts.milliseconds]);
    return entry;
  } finally {
    await giveLeaseBack(origin);
  }
}

/** Waits for the entry that another isolate of the data centre is about to write. */
async function fetchedElsewhere(origin: string, old: AdEntry | undefined): Promise<AdEntry> {
  const end = Date.now() + times.readerWait;
  while (Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, times.poll));
    const entry = await readEntry(origin, Date.now());
    if (entry && entry.rest > Date.now()) return entry;
  }
  return old ?? { ad: null, since: 0, rest: 0, failures: 0 };
}
