import { localAddress, splitLanguage } from '../../app/_i18n/languages.ts';

/**
 * Where an old address leads, for one with the prefix of a language: where it leads in English, in the same language.
 * @returns undefined for an address that is not redirected
 */
export async function redirectLikeEnglish(
  request: Request,
  { ASSETS }: Env,
): Promise<Response | undefined> {
  const { origin, pathname } = new URL(request.url);
  const { language, path } = splitLanguage(pathname);
  const english = await ASSETS.fetch(origin + path, { redirect: 'manual' });
  await english.body?.cancel();
  const location = english.headers.get('location');
  if (english.status < 300 || english.status >= 400 || !location) return undefined;
  const target = new URL(location, origin);
  const href =
    target.origin === origin
      ? localAddress(target.pathname + target.search + target.hash, language)
      : target.href;
  return new Response(null, { status: english.status, headers: { location: href } });
}
