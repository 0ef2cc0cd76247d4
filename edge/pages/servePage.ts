import { renderPage } from './renderPage.ts';

/** A page: its prerendered copy among the assets, or else rendered now. */
export async function servePage(
  request: Request<unknown, IncomingRequestCfProperties>,
  env: Env,
  context: ExecutionContext,
): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && new URL(request.url).pathname.endsWith('/')) {
    const copy = await env.ASSETS.fetch(request);
    if (copy.status !== 404) return copy;
  }
  return renderPage(request, env, context);
}
