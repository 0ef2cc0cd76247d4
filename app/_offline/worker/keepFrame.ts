import { localAddress, type Language } from '../../_i18n/languages.ts';
import { buildHeader, offlinePath, type CacheNames } from '../caches.ts';

/** What starts the framework. The offline page stands in for other pages, whose payloads do not fit it. */
const boot = /<script type="application\/json" id="boot">[^<]*<\/script>/;

/**
 * Keeps the offline page with its styles, the little that it and every other page runs, and the search. All else is kept as it is visited.
 * @param parts addresses
 * @throws when another build is being served by now; the browser will try again
 */
export async function keepFrame(
  build: string,
  names: CacheNames,
  { files, searchFiles }: { files: string[]; searchFiles: string[] },
): Promise<void> {
  const kept = await keepOfflinePage(build, names, offlinePath, files);
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  // readers can do without it, and it comes when it is used
  if (!saveData) await kept.addAll(searchFiles).catch(() => {});
}

/**
 * Keeps the offline page in the language of a page that is visited, if it is not there yet.
 * @param files addresses of what the frame says in that language
 * @throws as `keepFrame` does
 */
export async function keepLanguage(
  build: string,
  names: CacheNames,
  language: Language,
  files: string[],
): Promise<void> {
  const path = localAddress(offlinePath, language);
  if (await caches.match(path, { cacheName: names.pages })) return;
  await keepOfflinePage(build, names, path, files);
}

/** Keeps an offline page with its styles, and `files`. Returns the cache of files. */
async function keepOfflinePage(
  build: string,
  names: CacheNames,
  path: string,
  files: string[],
): Promise<Cache> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok || response.headers.get(buildHeader) !== build)
    throw new Error(`The offline page of the build ${build} is not served.`);
  const html = (await response.text()).replace(boot, '');
  const kept = await caches.open(names.files);
  const styleSheets = [...html.matchAll(/href="(\/_next\/static\/[^"]+\.css)"/g)].map(
    ([, href]) => href!,
  );
  await kept.addAll([...files, ...new Set(styleSheets)]);
  // last: where it is, the rest is
  const pages = await caches.open(names.pages);
  await pages.put(path, new Response(html, { headers: response.headers }));
  return kept;
}
