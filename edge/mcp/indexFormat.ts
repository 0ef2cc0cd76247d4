import type { Options } from 'minisearch';

/**
 * The contract between the pipeline, which writes the index of a product, and the Worker, which searches in it.
 * One file a product: `/_documents/mcp/search/<product>.json` holds a serialized MiniSearch of these entries.
 */
export interface IndexedPage {
  /** path of the page */
  id: string;
  title: string;
  /** headings, and on pages of the API reference all props and classes */
  names: string;
  text: string;
  description: string;
  kind: 'guide' | 'component' | 'api';
}

/** What a hit of a search brings along. */
export type StoredPage = Pick<IndexedPage, 'title' | 'description' | 'kind'>;

/** `DataGrid` is found by `datagrid`, `data` and `grid`. */
function processTerm(term: string): string[] {
  const parts = term.split(/(?<=[a-z0-9])(?=[A-Z])/);
  return [...new Set([term, ...parts])].map((part) => part.toLowerCase());
}

export const indexOptions: Options<IndexedPage> = {
  fields: ['title', 'names', 'text'],
  storeFields: ['title', 'description', 'kind'],
  processTerm,
  searchOptions: {
    boost: { title: 5, names: 2 },
    prefix: (term) => term.length > 2,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    weights: { prefix: 0.5, fuzzy: 0.2 },
  },
};

/** An export that has an entry in the API reference: `/_documents/mcp/components/<product>.json` lists them. */
export interface ListedExport {
  name: string;
  kind: 'component' | 'hook' | 'interface';
  /** the package that it is imported from */
  package: string;
  /** of its API page, with an anchor where entries share a page */
  api: string;
  /** the page that shows how to use it, when it is written */
  page?: string | undefined;
}
