import { localAddress, splitLanguage } from '../../app/_i18n/languages.ts';
import { renderPage } from './renderPage.ts';

/** How long a data centre keeps a rendered page, in seconds. A new build asks under another name, and finds none. */
const keptFor = 86_400;

/**
 * A page, or its payload, in a language that is not prerendered: from the cache of the data centre, or else rendered now. Old addresses are
 * redirected as they are in English.
 */
export async function serveInLanguage(
  request: Request<unknown, IncomingRequestCfProperties>,
  env: Env,
  context: ExecutionContext,
): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const key = new Request(`${origin}${pathname}?build=${BUILD_ID}`);
  const cache = caches.default;
  const kept = BUILD_ID && (await cache.match(key));
  if (kept) return answer(request, kept);
  // whatever asks, the whole page is rendered, for the next one
  const whole = new Request(origin + pathname, { headers: request.headers });
  const rendered = await renderPage(whole as typeof request, env, context);
  if (rendered.status === 404)
    return (await redirectLikeEnglish(pathname, origin, env)) ?? rendered;
  if (rendered.status !== 200) return rendered;
  const page = await withTag(rendered);
  const copy = new Response(page.clone().body, page);
  copy.headers.set('cache-control', `public, max-age=${keptFor}`);
  if (BUILD_ID) context.waitUntil(cache.put(key, copy));
  return answer(request, page);
}

/** The response with an `ETag`, so that what a browser has need not be sent again. */
async function withTag(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  const tagged = new Response(body, response);
  tagged.headers.set('etag', `"${digest.subarray(0, 12).toHex()}"`);
  return tagged;
}

function answer(request: Request, page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'public, max-age=0, must-revalidate');
  const known = request.headers
    .get('if-none-match')
    ?.replaceAll('W/', '')
    .split(/\s*,\s*/);
  if (known?.includes(headers.get('etag')!)) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : page.body, { headers });
}

async function redirectLikeEnglish(
  pathname: string,
  origin: string,
  { ASSETS }: Env,
): Promise<Response | undefined> {
  const { language, path } = splitLanguage(pathname);
  const english = await ASSETS.fetch(origin + path, { redirect: 'manual' });
  const location = english.headers.get('location');
  if (english.status < 300 || english.status >= 400 || !location) return undefined;
  const target = new URL(location, origin);
  const href =
    target.origin === origin
      ? localAddress(target.pathname + target.search + target.hash, language)
      : target.href;
  return new Response(null, { status: english.status, headers: { location: href } });
}
