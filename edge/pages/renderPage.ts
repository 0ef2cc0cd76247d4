import vinext from 'vinext/server/fetch-handler';
import { caching } from '../../app/_content/caching.ts';
import { log } from '../operations/log.ts';
import { deferHydration } from './deferHydration.ts';
import { plainResponse } from './plainResponse.ts';
import { readDocument, readSiteFacts } from '../../app/_content/readDocument.ts';
import { defaultLanguage, splitLanguage } from '../../app/_i18n/languages.ts';
import { structuredData, structuredDataElement } from './structuredData.ts';

/** Set for layouts, which need to know the page (app/_i18n/requestPath.ts). */
const pathHeader = 'x-page-path';
/** The router asks for the payload of `/path/` here; prerendered pages have it as a file. */
const payloadName = 'index.txt';
const maxPathLength = 1024;
/** Routes of app/ that are no documents. */
const routes = new Set(['/', '/offline/']);

const { fetch: render } = vinext as unknown as {
  fetch(
    request: Request,
    env: Env,
    context: Pick<ExecutionContext, 'waitUntil' | 'passThroughOnException'>,
  ): Promise<Response>;
};

/**
 * Renders a page, or its payload, that has no prerendered copy. Prerendering calls the same code, so both are the same to the
 * byte. The answer depends on the path alone: no cookie, query or header of the reader reaches the page.
 */
export async function renderPage(
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil' | 'passThroughOnException'>,
): Promise<Response> {
  const url = new URL(request.url);
  if (request.method === 'OPTIONS') return plainResponse(204, { allow: 'GET, HEAD, OPTIONS' });
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plainResponse(405, { allow: 'GET, HEAD, OPTIONS' });
  if (url.pathname.length > maxPathLength) return plainResponse(414);
  const path = decodePath(url.pathname);
  if (path === undefined) return plainResponse(400);
  // files that are not there: nobody is helped by a page of suggestions
  const isPayload = path.endsWith(`/${payloadName}`);
  if (/\.\w+$/.test(path) && !isPayload) return plainResponse(404);
  const pagePath = isPayload ? path.slice(0, -payloadName.length) : path;
  if (!pagePath.endsWith('/')) return Response.redirect(`${url.origin}${url.pathname}/`, 308);

  // vinext answers 200 with the payload of the 404 page; the router should ask for the page itself instead
  if (isPayload && !(await hasDocument(env, pagePath))) return plainResponse(404);

  // a page in another language is the same route; its components learn the language from the header
  const { path: route } = splitLanguage(pagePath);
  const target = new URL(isPayload ? `${route}?_rsc` : route, url);
  // vinext streams the metadata into <body>, unless the user agent is one that next.config.ts names: all are, but one must be given
  const headers = new Headers({ [pathHeader]: encodeURI(pagePath), 'user-agent': 'page' });
  if (isPayload) headers.set('RSC', '1');
  try {
    const response = await render(new Request(target, { headers }), env, context);
    if (isPayload) return payloadResponse(response);
    return await pageResponse(response, pagePath, await dataOf(env, pagePath));
  } catch (error) {
    log('error', 'render-failed', { path: pagePath, error: String(error) });
    return plainResponse(500);
  }
}

/** The structured data of a page. Outside of what React renders: soft navigation has no use for it. */
async function dataOf({ SITE_ORIGIN }: Env, address: string): Promise<string> {
  const { language, path } = splitLanguage(address);
  const [english, site] = await Promise.all([
    path === '/' ? undefined : readDocument(path.slice(1, -1)),
    readSiteFacts(),
  ]);
  if (!english && path !== '/') return '';
  const document = english?.translations?.includes(language)
    ? await readDocument(path.slice(1, -1), language)
    : english;
  return structuredDataElement(structuredData(document, site, SITE_ORIGIN));
}

async function hasDocument({ ASSETS }: Env, pagePath: string): Promise<boolean> {
  const { path } = splitLanguage(pagePath);
  if (routes.has(path)) return true;
  const name = path.startsWith('/demos/') ? path : `/pages${path}`;
  const address = new URL(`/_documents${encodeURI(name.slice(0, -1))}.json`, 'http://localhost');
  return (await ASSETS.fetch(address, { method: 'HEAD' })).ok;
}

/** @returns undefined for a path that is not valid percent-encoded UTF-8, or that tries to leave its folder */
function decodePath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return /\\|\0|(^|\/)\.\.?(\/|$)/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

async function pageResponse(response: Response, path: string, data: string): Promise<Response> {
  const { language } = splitLanguage(path);
  const place = language === defaultLanguage ? undefined : encodeURI(path);
  const html = deferHydration(await response.text(), place).replace(
    '</body>',
    () => `${data}</body>`,
  );
  return new Response(html, {
    status: response.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': response.ok ? caching.page : caching.error,
      ...(html.includes('<meta name="robots" content="noindex"') && { 'x-robots-tag': 'noindex' }),
    },
  });
}

function payloadResponse(response: Response): Response {
  return new Response(response.body, {
    status: response.status,
    headers: {
      'content-type': 'text/x-component',
      'cache-control': response.ok ? caching.payload : caching.error,
      'x-robots-tag': 'noindex',
    },
  });
}
