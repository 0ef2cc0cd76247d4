import { watchNavigation } from '../_content/watchNavigation.ts';
import type { WorkerMessage } from './caches.ts';
import { reloadWhenSafe } from './reloadWhenSafe.ts';

/** How many files a page may ask to be kept. */
const mostFiles = 200;

/** Registers the service worker, has a new one take over at once, and keeps pages that are read. */
export async function registerServiceWorker(): Promise<void> {
  const container = navigator.serviceWorker;
  let isControlled = !!container.controller;
  container.addEventListener('controllerchange', () => {
    // the first one takes over a page that it has not served: nothing is newer than the page, and it has nothing of it
    if (isControlled) reloadWhenSafe();
    else keep(container.controller, [...pageAddresses(), ...loadedFiles()]);
    isControlled = true;
  });

  const registration = await container.register('/sw.js', { updateViaCache: 'none' });
  const takeOver = () => {
    const message: WorkerMessage = { type: 'SKIP_WAITING' };
    registration.waiting?.postMessage(message);
  };
  takeOver();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', takeOver),
  );
  // a window that stays open for days
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });

  // soft navigation fetches the payload of a page, and a reload would ask for the page
  let isFirst = true;
  watchNavigation(() => {
    if (!isFirst) keep(container.controller, [location.pathname]);
    isFirst = false;
  }, new AbortController().signal);
}

function keep(worker: ServiceWorker | null, urlsToCache: string[]): void {
  const message: WorkerMessage = { type: 'CACHE_URLS', payload: { urlsToCache } };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none to name
  worker?.postMessage(message);
}

function pageAddresses(): string[] {
  return [location.pathname, `${location.pathname}index.txt`];
}

/** What the page has fetched of this site by now. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /\.(?!txt$)\w+$/.test(pathname))
    .map(({ pathname }) => pathname)
    .slice(0, mostFiles);
}
