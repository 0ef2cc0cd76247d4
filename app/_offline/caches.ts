/** Every answer of the site says which build made it. */
export const buildHeader = 'x-build';

/** The page that stands in for one that cannot be fetched. */
export const offlinePath = '/offline/';

/** Caches belong to one build each, so that no page is put together from two. */
export interface CacheNames {
  pages: string;
  payloads: string;
  files: string;
}

export function cacheNames(build: string): CacheNames {
  return { pages: `${build}-pages`, payloads: `${build}-payloads`, files: `${build}-files` };
}

/** @returns undefined for a cache that holds nothing of a build */
export function buildOfCache(name: string): string | undefined {
  return /^(.+)-(?:pages|payloads|files)$/.exec(name)?.[1];
}

/** What the page asks of the service worker. Serwist knows both. */
export type WorkerMessage =
  | { type: 'SKIP_WAITING' }
  | { type: 'CACHE_URLS'; payload: { urlsToCache: string[] } };
