import { Hono } from 'hono';
import { isbot } from 'isbot';
import type { AdResponse } from '../../app/_content/adTypes.ts';
import type { App } from '../app.ts';
import { problem } from '../http/problem.ts';
import { count } from '../operations/metrics.ts';
import { currentAd, type Source } from './currentAd.ts';
import { feedAddress } from './fetchAd.ts';

/** An ad is the same for all readers. A little staleness is better than an empty slot. */
const adCaching = 'public, max-age=30, stale-while-revalidate=300, stale-if-error=3600';
/** No ad now: soon there may be one. */
const noAdCaching = 'public, max-age=15';

/**
 * `GET /api/ad`: an `AdResponse`, always 200. It is the same for everybody, but that programs get no ad: they are told not to keep
 * their answer, so that it never stands for another.
 */
export const ads = new Hono<App>()
  .get('/', async ({ req, env, executionCtx }) => {
    const feed = feedAddress(env);
    if (!feed) return answer(null, noAdCaching);
    if (isbot(req.header('user-agent') ?? '')) {
      count(env, 'ad', ['bot']);
      return answer(null, 'private, no-store');
    }
    const { ad, source } = await currentAd(env, feed, new URL(req.url).origin, (work) =>
      executionCtx.waitUntil(work),
    );
    count(env, 'ad', [source]);
    return answer(ad, ad ? adCaching : noAdCaching, source);
  })
  .all('/', () => problem(405, 'method', 'Ads can only be read.', { allow: 'GET, HEAD' }));

function answer(ad: AdResponse['ad'], caching: string, source: Source = 'none'): Response {
  return Response.json({ ad } satisfies AdResponse, {
    headers: { 'cache-control': caching, 'server-timing': `ad;desc="${source}"` },
  });
}
