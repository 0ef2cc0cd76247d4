import { CacheFirst, NetworkFirst, StaleWhileRevalidate, type SerwistPlugin } from 'serwist';
import { buildHeader, offlinePath, type CacheNames } from '../caches.ts';

/** How much is kept of each kind; what was visited longest ago goes first. */
const mostEntries = { pages: 100, payloads: 100, files: 500 };
/** A network that takes longer than this, in seconds, is as good as none where a copy is kept. */
const patience = 5;

/** Keeps complete answers of one build only. */
function ofBuild(build: string): SerwistPlugin {
  return {
    cacheWillUpdate: async ({ response }) =>
      response.status === 200 && response.headers.get(buildHeader) === build ? response : null,
  };
}

/** A query changes no page of this site. */
const withoutQuery: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

/** Caches list their entries from oldest to newest; one that is written again becomes the newest. */
function atMost(most: number): SerwistPlugin {
  return {
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName);
      const entries = (await cache.keys()).filter(({ url }) => !url.endsWith(offlinePath));
      for (const request of entries.slice(0, Math.max(0, entries.length - most)))
        await cache.delete(request);
    },
  };
}

/** How each kind of request is answered, from caches of this build. */
export function createStrategies(build: string, names: CacheNames) {
  return {
    pages: new NetworkFirst({
      cacheName: names.pages,
      networkTimeoutSeconds: patience,
      plugins: [ofBuild(build), withoutQuery, atMost(mostEntries.pages)],
    }),
    payloads: new NetworkFirst({
      cacheName: names.payloads,
      networkTimeoutSeconds: patience,
      plugins: [ofBuild(build), withoutQuery, atMost(mostEntries.payloads)],
    }),
    /** named by their content */
    hashedFiles: new CacheFirst({
      cacheName: names.files,
      plugins: [ofBuild(build), atMost(mostEntries.files)],
    }),
    /** pictures, the manifest, the index of the search */
    otherFiles: new StaleWhileRevalidate({
      cacheName: names.files,
      plugins: [ofBuild(build), atMost(mostEntries.files)],
    }),
  };
}
