import { defaultLanguage, splitLanguage } from '../../app/_i18n/languages.ts';
import { cachedPage } from './cachedPage.ts';
import { redirectLikeEnglish } from './redirectLikeEnglish.ts';
import { renderPage } from './renderPage.ts';
import { staticCopy } from './staticCopy.ts';

/**
 * A page: rendered now, or from the cache; for a client that would rather have had markdown, the prerendered copy. Languages other than
 * English have no copies.
 */
export async function servePage(
  request: Request,
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil' | 'passThroughOnException'>,
): Promise<Response> {
  if (request.headers.get('accept')?.includes('text/markdown')) {
    const plain = new Request(request, {
      headers: { ...Object.fromEntries(request.headers), accept: 'text/html' },
    });
    const copy = await staticCopy(plain, env);
    if (copy) return copy;
  }
  // while pages are written they change within a build
  const make = import.meta.env.PROD ? cachedPage : renderPage;
  const page = await make(request, env, context);
  const { language } = splitLanguage(new URL(request.url).pathname);
  if (page.status !== 404 || language === defaultLanguage) return page;
  return (await redirectLikeEnglish(request, env)) ?? page;
}
