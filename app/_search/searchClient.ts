import { fetchJson } from './fetchJson.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import type {
  CatalogueProduct,
  SearchAnswer,
  SearchManifest,
  SearchRequest,
  StartGroup,
} from './searchTypes.ts';

export interface SearchListener {
  ready(products: CatalogueProduct[], start: StartGroup[]): void;
  answer(request: SearchRequest, answer: SearchAnswer): void;
  failed(): void;
}

export interface SearchClient {
  /** What is asked while the worker is busy replaces what was asked before. */
  ask(request: SearchRequest): void;
}

/**
 * Starts the worker, and keeps it busy with one request at a time.
 * @param current product whose text is wanted first
 */
export function startSearchClient(
  current: string | undefined,
  listener: SearchListener,
): SearchClient {
  let worker: Worker | undefined;
  let isReady = false;
  let waiting: SearchRequest | undefined;
  let asked: SearchRequest | undefined;
  let last: SearchRequest | undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
  const send = (message: ToWorker) => worker?.postMessage(message);
  const next = () => {
    if (!isReady || asked || !waiting) return;
    asked = last = waiting;
    waiting = undefined;
    send({ type: 'ask', request: asked });
  };
  const fail = () => {
    worker?.terminate();
    worker = undefined;
    listener.failed();
  };
  const receive = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'failed') return fail();
    if (data.type === 'ready') {
      isReady = true;
      listener.ready(data.products, data.start);
    } else if (data.type === 'grown') {
      waiting ??= last;
    } else {
      const request = asked!;
      asked = undefined;
      listener.answer(request, data.answer);
    }
    next();
    return undefined;
  };
  const start = async () => {
    const manifest = fetchJson<SearchManifest>('/_search/manifest.json');
    // an address of this site, as the default policy of Trusted Types asks for; Vite knows a worker by this form
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', receive);
    worker.addEventListener('error', fail);
    send({ type: 'start', manifest: await manifest, current });
  };
  start().catch(fail);
  return {
    ask(request) {
      waiting = request;
      next();
    },
  };
}
