import type {
  CatalogueProduct,
  SearchAnswer,
  SearchManifest,
  SearchRequest,
  StartGroup,
} from './searchTypes.ts';

/** To the worker. `start` comes first; a request that comes before everything is there is answered then. */
export type ToWorker =
  | { type: 'start'; manifest: SearchManifest; current: string | undefined }
  | { type: 'ask'; request: SearchRequest };

/** From the worker. After `grown` the same request may have a better answer: a product's running text is there. */
export type FromWorker =
  | { type: 'ready'; products: CatalogueProduct[]; start: StartGroup[] }
  | { type: 'grown' }
  | { type: 'answer'; answer: SearchAnswer }
  | { type: 'failed' };
