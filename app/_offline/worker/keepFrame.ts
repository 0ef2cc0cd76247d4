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
  const response = await fetch(offlinePath, { cache: 'no-cache' });
  if (!response.ok || response.headers.get(buildHeader) !== build)
    throw new Error(`The offline page of the build ${build} is not served.`);
  const html = (await response.text()).replace(boot, '');
  const pages = await caches.open(names.pages);
  await pages.put(offlinePath, new Response(html, { headers: response.headers }));
  const kept = await caches.open(names.files);
  const styleSheets = [...html.matchAll(/href="(\/_next\/static\/[^"]+\.css)"/g)].map(
    ([, href]) => href!,
  );
  await kept.addAll([...files, ...new Set(styleSheets)]);
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  // readers can do without it, and it comes when it is used
  if (!saveData) await kept.addAll(searchFiles).catch(() => {});
}
