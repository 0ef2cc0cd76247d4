import { Hono } from 'hono';
import { isbot } from 'isbot';
import type { AdResponse } from '../../app/_content/adTypes.ts';
import type { App } from '../app.ts';
import { problem } from '../http/problem.ts';
import { count } from '../operations/metrics.ts';
import { AdSource, type Source } from './adSource.ts';
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
  .get('/', async ({ req, env, executionCtx, get }) => {
    feed ??= feedAddress(env) ?? '';
    if (!feed) return answer(null, noAdCaching);
    if (isProgram(req.header('user-agent') ?? '')) {
      count(env, 'ad', ['bot']);
      return answer(null, 'private, no-store');
    }
    const { ad, source } = await sourceOf(feed, new URL(req.url).origin).current({
      env,
      requestId: get('requestId'),
      background: (work) => executionCtx.waitUntil(work),
    });
    count(env, 'ad', [source]);
    return answer(ad, ad ? adCaching : noAdCaching, source);
  })
  .all('/', () => problem(405, 'method', 'Ads can only be read.', { allow: 'GET, HEAD' }));

/** Its address, empty when there is none. A Worker's configuration does not change while it runs. */
let feed: string | undefined;

/** What user agents are is asked by one long expression, and most readers have one of a few. */
const programs = new Map<string, boolean>();
const mostAgents = 500;

function isProgram(userAgent: string): boolean {
  let known = programs.get(userAgent);
  if (known === undefined) {
    if (programs.size >= mostAgents) programs.clear();
    known = isbot(userAgent);
    programs.set(userAgent, known);
  }
  return known;
}

/** By the site's origin: a Worker may serve several hosts. It lives as long as the isolate. */
const sources = new Map<string, AdSource>();

function sourceOf(address: string, origin: string): AdSource {
  const source = sources.get(origin) ?? new AdSource(address, origin);
  sources.set(origin, source);
  return source;
}

function answer(ad: AdResponse['ad'], caching: string, source: Source = 'none'): Response {
  return Response.json({ ad } satisfies AdResponse, {
    headers: { 'cache-control': caching, 'server-timing': `ad;desc="${source}"` },
  });
}
