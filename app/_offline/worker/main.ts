import { Serwist, type RouteHandlerCallback } from 'serwist';
import { localAddress, splitLanguage, type Language } from '../../_i18n/languages.ts';
import { buildHeader, cacheNames, offlinePath } from '../caches.ts';
import { buildOfClient, forgetOldBuilds, rememberBuild } from './clientBuilds.ts';
import { keepFrame, keepLanguage } from './keepFrame.ts';
import { createStrategies } from './strategies.ts';

// The service worker, `/sw.js`. Pages come from the network, and from the cache when there is none; hashed files from the cache. A window
// gets what its own build made, or nothing: then the router, or the reader, loads the page anew.

declare const self: ServiceWorkerGlobalScope;
// filled in by pipeline/service-worker.ts: the id of the build, addresses of the scripts that every page runs, of the search, and of
// what the frame says in other languages
declare const SITE_BUILD: string;
declare const FRAME_FILES: string[];
declare const SEARCH_FILES: string[];
declare const LANGUAGE_FILES: Partial<Record<Language, string[]>>;

const build = SITE_BUILD;
const names = cacheNames(build);
const { pages, payloads, hashedFiles, otherFiles } = createStrategies(build, names);

/** Not a request of a window, but one that a message asks for (`CACHE_URLS`). */
const isFetch = (event: ExtendableEvent): event is FetchEvent => 'clientId' in event;

const answerPage: RouteHandlerCallback = async ({ request, event, url }) => {
  const { language } = splitLanguage(url.pathname);
  const response = await pages
    .handle({ request, event })
    .catch(() => (request.destination === 'document' ? offlinePage(language) : Response.error()));
  const made = response.headers.get(buildHeader);
  if (!made) return response;
  if (isFetch(event)) event.waitUntil(opened(event.resultingClientId, made));
  const files = LANGUAGE_FILES[language];
  if (made === build && files)
    // another visit will try again
    event.waitUntil(keepLanguage(build, names, language, files).catch(() => {}));
  // the site has been deployed since: fetch its service worker too
  if (made !== build) event.waitUntil(self.registration.update());
  return response;
};

async function opened(client: string, made: string): Promise<void> {
  await rememberBuild(client, made);
  await forgetOldBuilds(build, client);
}

const answerPayload: RouteHandlerCallback = async ({ request, event }) => {
  if (!isFetch(event)) return payloads.handle({ request, event });
  const wanted = (await buildOfClient(event.clientId)) ?? build;
  const response =
    wanted === build
      ? await payloads.handle({ request, event }).catch(() => undefined)
      : await fromOtherBuild(wanted, request);
  // the router answers by loading the page itself
  return response?.headers.get(buildHeader) === wanted
    ? response
    : new Response(null, { status: 404 });
};

const answerHashedFile: RouteHandlerCallback = async ({ request, event }) => {
  const wanted = isFetch(event) ? await buildOfClient(event.clientId) : undefined;
  if (!wanted || wanted === build) return hashedFiles.handle({ request, event });
  return (await fromOtherBuild(wanted, request)) ?? Response.error();
};

async function fromOtherBuild(other: string, request: Request): Promise<Response | undefined> {
  const { files, payloads: otherPayloads } = cacheNames(other);
  for (const name of [files, otherPayloads]) {
    const kept = await caches.match(request, { cacheName: name });
    if (kept) return kept;
  }
  return fetch(request).catch(() => undefined);
}

async function offlinePage(language: Language): Promise<Response> {
  for (const path of [localAddress(offlinePath, language), offlinePath]) {
    const page = await caches.match(path, { cacheName: names.pages });
    if (page) return page;
  }
  return Response.error();
}

const serwist = new Serwist({ clientsClaim: true, disableDevLogs: true });
serwist.registerCapture(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.endsWith('/') && !url.pathname.startsWith('/api/'),
  answerPage,
);
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('/index.txt'),
  answerPayload,
);
serwist.registerCapture(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_next/static/'),
  answerHashedFile,
);
serwist.registerCapture(
  ({ url, request, sameOrigin }) =>
    sameOrigin &&
    request.mode !== 'navigate' &&
    /\.\w+$/.test(url.pathname) &&
    !/^\/(?:api\/|_documents\/|sw\.js$)/.test(url.pathname),
  otherFiles,
);
self.addEventListener('install', (event) =>
  event.waitUntil(keepFrame(build, names, { files: FRAME_FILES, searchFiles: SEARCH_FILES })),
);
self.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds(build)));
serwist.addEventListeners();
