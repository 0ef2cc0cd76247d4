import { defaultLanguage, splitLanguage } from '../../app/_i18n/languages.ts';
import { renderPage } from './renderPage.ts';
import { serveInLanguage } from './serveInLanguage.ts';

/** A page: its prerendered copy among the assets, or else rendered now. Languages other than English have no copies. */
export async function servePage(
  request: Request<unknown, IncomingRequestCfProperties>,
  env: Env,
  context: ExecutionContext,
): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const { pathname } = new URL(request.url);
  const { language, isCanonical } = splitLanguage(pathname);
  if (isRead && language !== defaultLanguage) return serveInLanguage(request, env, context);
  // the prefix of the default language is one that static assets redirect
  if (isRead && (pathname.endsWith('/') || !isCanonical)) {
    const copy = await env.ASSETS.fetch(request);
    if (copy.status !== 404) return copy;
  }
  return renderPage(request, env, context);
}
