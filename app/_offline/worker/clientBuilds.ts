import { buildOfCache } from '../caches.ts';

declare const self: ServiceWorkerGlobalScope;

// Which build each open window was made by. A service worker forgets its variables whenever it rests, so the answer is kept in a cache.

const cacheName = 'clients';
const known = new Map<string, string>();

const address = (client: string) => `/${cacheName}/${client}`;

export async function rememberBuild(client: string, build: string): Promise<void> {
  if (!client || known.get(client) === build) return;
  known.set(client, build);
  await (await caches.open(cacheName)).put(address(client), new Response(build));
}

/** @returns undefined for a window that this service worker, or one before it, did not serve */
export async function buildOfClient(client: string): Promise<string | undefined> {
  const remembered = known.get(client);
  if (remembered || !client) return remembered;
  const build = await (await (await caches.open(cacheName)).match(address(client)))?.text();
  if (build) known.set(client, build);
  return build;
}

/**
 * Deletes the caches of builds that no window is of, and what is known of windows that are gone.
 * @param current the build of this service worker, and of windows that were opened before there was one
 * @param opening a window that is about to be
 */
export async function forgetOldBuilds(current: string, opening?: string): Promise<void> {
  const windows = await self.clients.matchAll({ includeUncontrolled: true });
  const ids = [...windows.map(({ id }) => id), ...(opening ? [opening] : [])];
  const wanted = new Set([current]);
  for (const id of ids) {
    const build = (await buildOfClient(id)) ?? current;
    await rememberBuild(id, build);
    wanted.add(build);
  }
  for (const name of await caches.keys()) {
    const build = buildOfCache(name);
    if (build && !wanted.has(build)) await caches.delete(name);
  }
  const open = new Set(ids.map((id) => new URL(address(id), location.origin).href));
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) if (!open.has(request.url)) await cache.delete(request);
}
