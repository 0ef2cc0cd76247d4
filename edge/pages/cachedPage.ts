import { log } from '../operations/log.ts';
import { renderPage } from './renderPage.ts';

/** How long a data centre may keep a rendered page, in seconds. The key names the build, so a copy never goes stale. */
const keep = 7 * 24 * 3600;

/**
 * A page that has no prerendered copy: rendered once for each build and data centre, then taken from the Cache API. It answers 304 as
 * the static assets do.
 */
export async function cachedPage(
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil' | 'passThroughOnException'>,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return renderPage(request, env, context);
  const { origin, pathname } = new URL(request.url);
  const key = `${origin}/rendered/${SITE_BUILD}${pathname}`;
  const page = (await find(key)) ?? (await render(request, env, context, key));
  const isKnown = isSame(request.headers.get('if-none-match'), page.headers.get('etag'));
  if (!isKnown && request.method === 'GET') return page;
  const { status, headers } = page;
  await page.body?.cancel();
  return new Response(null, { status: isKnown ? 304 : status, headers });
}

async function render(
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil' | 'passThroughOnException'>,
  key: string,
): Promise<Response> {
  const page = await renderPage(new Request(request.url), env, context);
  if (page.status !== 200) return page;
  const body = await page.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body)).subarray(0, 16);
  const headers = new Headers(page.headers);
  headers.set('etag', `"${digest.toHex()}"`);
  const caching = headers.get('cache-control') ?? '';
  const stored = new Response(body, { headers });
  stored.headers.set('cache-control', `public, max-age=${keep}`);
  stored.headers.set(cachingHeader, caching);
  context.waitUntil(caches.default.put(key, stored).catch(logFailure));
  return new Response(body, { headers });
}

/** What the reader's browser is told; `cache-control` tells the Cache API. */
const cachingHeader = 'x-page-caching';

async function find(key: string): Promise<Response | undefined> {
  try {
    const stored = await caches.default.match(key);
    if (!stored) return undefined;
    const headers = new Headers();
    for (const name of ['content-type', 'etag', 'x-robots-tag']) {
      const value = stored.headers.get(name);
      if (value) headers.set(name, value);
    }
    headers.set('cache-control', stored.headers.get(cachingHeader) ?? '');
    return new Response(stored.body, { headers });
  } catch (error) {
    logFailure(error);
    return undefined;
  }
}

function logFailure(error: unknown): void {
  log('warn', 'cache-failed', { error: String(error) });
}

/** Weak comparison, as If-None-Match wants it: compression on the way turns a strong tag into a weak one. */
function isSame(wanted: string | null, etag: string | null): boolean {
  if (!wanted || !etag) return false;
  return wanted
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');
}
