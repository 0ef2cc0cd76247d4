import { cachedPage } from './cachedPage.ts';
import { renderPage } from './renderPage.ts';

/** A page: its prerendered copy among the assets, or else rendered now. */
export async function servePage(
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil' | 'passThroughOnException'>,
): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && new URL(request.url).pathname.endsWith('/')) {
    const copy = await env.ASSETS.fetch(request);
    if (copy.status !== 404) return copy;
  }
  // while pages are written they change within a build
  const make = import.meta.env.PROD ? cachedPage : renderPage;
  return make(request, env, context);
}
