import vinext from 'vinext/server/fetch-handler';
import { deferHydration } from './deferHydration.ts';
import { plainResponse } from './plainResponse.ts';

/** Set for layouts, which need to know the page (app/_frame/requestPath.ts). */
const pathHeader = 'x-page-path';
/** The router asks for the payload of `/path/` here; prerendered pages have it as a file. */
const payloadName = 'index.txt';
const maxPathLength = 1024;

const render = vinext as unknown as ExportedHandler<Env>;

/**
 * Renders a page, or its payload, that has no prerendered copy. Prerendering calls the same code, so both are the same to the
 * byte. The answer depends on the path alone: no cookie, query or header of the reader reaches the page.
 */
export async function renderPage(
  request: Request<unknown, IncomingRequestCfProperties>,
  env: Env,
  context: ExecutionContext,
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

  const target = new URL(isPayload ? `${pagePath}?_rsc` : pagePath, url);
  // vinext streams the metadata into <body>, unless the user agent is one that next.config.ts names: all are, but one must be given
  const headers = new Headers({ [pathHeader]: encodeURI(pagePath), 'user-agent': 'page' });
  if (isPayload) headers.set('RSC', '1');
  try {
    const response = await render.fetch!(
      new Request(target, { headers }) as typeof request,
      env,
      context,
    );
    return isPayload ? payloadResponse(response) : await pageResponse(response, request.method);
  } catch (error) {
    console.error(JSON.stringify({ event: 'render-failed', path: pagePath, error: String(error) }));
    return plainResponse(500);
  }
}

async function hasDocument({ ASSETS }: Env, path: string): Promise<boolean> {
  if (path === '/') return true;
  const address = new URL(
    `/_documents/pages${encodeURI(path.slice(0, -1))}.json`,
    'http://localhost',
  );
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

async function pageResponse(response: Response, method: string): Promise<Response> {
  const html = deferHydration(await response.text());
  return new Response(method === 'HEAD' ? null : html, {
    status: response.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
    },
  });
}

function payloadResponse(response: Response): Response {
  return new Response(response.body, {
    status: response.status,
    headers: {
      'content-type': 'text/x-component',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
}
