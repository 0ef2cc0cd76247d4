import { splitLanguage } from '../_i18n/languages.ts';
import { buildOfCache, cacheNames, offlinePath } from './caches.ts';

/** As many as a reader looks through. */
const mostPages = 30;

/** Makes the offline page useful: lists what can be read, and loads the wanted page when there is a connection again. */
export async function startOfflinePage(list: HTMLElement): Promise<void> {
  addEventListener('online', () => void reloadIfReachable());
  document.addEventListener('visibilitychange', () => void reloadIfReachable());
  await listCachedPages(list);
  await reloadIfReachable();
}

const isOfflinePage = (path: string) => splitLanguage(path).path === offlinePath;

/** The browser knows whether there is a network, and not whether it leads here. */
async function reloadIfReachable(): Promise<void> {
  if (!navigator.onLine || isOfflinePage(location.pathname)) return;
  const response = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(
    () => undefined,
  );
  if (response?.ok) location.reload();
}

/** Links to the pages that can be read without a connection, the last visited first. */
async function listCachedPages(element: HTMLElement): Promise<void> {
  const items = (await cachedPages()).map(({ path, title }) => {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = path;
    link.textContent = title;
    item.append(link);
    return item;
  });
  if (items.length === 0) return;
  const list = document.createElement('ul');
  list.append(...items);
  element.replaceChildren(list);
}

async function cachedPages(): Promise<{ path: string; title: string }[]> {
  const found: { path: string; title: string }[] = [];
  for (const name of await caches.keys()) {
    const build = buildOfCache(name);
    if (!build || name !== cacheNames(build).pages) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const path = new URL(request.url).pathname;
      if (isOfflinePage(path) || found.some((page) => page.path === path)) continue;
      const html = await (await cache.match(request))!.text();
      found.push({ path, title: titleOf(html) ?? path });
    }
  }
  return found.toReversed().slice(0, mostPages);
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The page as it is cached is text, and stays text. */
function titleOf(html: string): string | undefined {
  return /<title>([^<]+)<\/title>/
    .exec(html)?.[1]
    ?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]!);
}
