import { createMiddleware } from 'hono/factory';
import { defaultLanguage, splitLanguage } from '../../app/_i18n/languages.ts';
import { markdownPath } from '../../app/_content/markdownPath.ts';
import type { App } from '../app.ts';
import { prefersMarkdown } from './prefersMarkdown.ts';

/**
 * Answers `Accept: text/markdown` at the address of a page with its markdown.
 * HTML stays free of `Vary`, so that every cache can hold it under its address alone. That is safe because the other answer is never
 * stored: a cache in front can only ever hold the HTML, which names its markdown in a link.
 */
export const negotiateMarkdown = createMiddleware<App>(async (context, next) => {
  const { method } = context.req;
  const { pathname } = new URL(context.req.url);
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || !pathname.endsWith('/') || !prefersMarkdown(context.req.header('accept')))
    return next();
  // a page that is not translated is what it is in English
  const read = async (path: string) => {
    const address = markdownPath(path);
    const answer = await context.env.ASSETS.fetch(new URL(address, 'http://localhost'), { method });
    return answer.ok ? { address, answer } : undefined;
  };
  const { language, path } = splitLanguage(pathname);
  const found = (await read(pathname)) ?? (language !== defaultLanguage && (await read(path)));
  if (!found) return next();
  const { address, answer: file } = found;
  return new Response(file.body, {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'content-location': address,
      'cache-control': 'no-store',
      vary: 'accept',
      'x-robots-tag': 'noindex',
    },
  });
});
