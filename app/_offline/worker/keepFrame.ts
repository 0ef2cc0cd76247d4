import { buildHeader, offlinePath, type CacheNames } from '../caches.ts';

/** What starts the framework. The offline page stands in for other pages, whose payloads do not fit it. */
const boot = /<script type="application\/json" id="boot">[^<]*<\/script>/;

/**
 * Keeps the offline page, and the little that it and every other page runs. All else is kept as it is visited.
 * @param files addresses of scripts
 * @throws when another build is being served by now; the browser will try again
 */
export async function keepFrame(build: string, names: CacheNames, files: string[]): Promise<void> {
  const response = await fetch(offlinePath, { cache: 'no-cache' });
  if (!response.ok || response.headers.get(buildHeader) !== build)
    throw new Error(`The offline page of the build ${build} is not served.`);
  const html = (await response.text()).replace(boot, '');
  const pages = await caches.open(names.pages);
  await pages.put(offlinePath, new Response(html, { headers: response.headers }));
  await (await caches.open(names.files)).addAll(files);
}
