/**
 * The contract between the pipeline, which writes what can be found, and the search, which reads it in a worker. Plain JSON.
 * MiniSearch's own serialised index is not part of it: measured, it is three times the bytes of what it is made from, and reading it takes
 * as long as making it.
 */

/** `/_search/manifest.json`: where the rest is now. The addresses in it change with their content. */
export interface SearchManifest {
  catalogue: string;
  /** address of each product's running text, by id of the product */
  texts: Record<string, string>;
}

/** All names of the site: what a first search needs. */
export interface Catalogue {
  /** those that have pages, in the order of the product menu */
  products: CatalogueProduct[];
  /** what is offered before anything is typed */
  start: StartGroup[];
  pages: CataloguePage[];
}

export interface CatalogueProduct {
  id: string;
  name: string;
}

export interface StartGroup {
  /** of the product whose pages these are; none for the group of API references */
  product?: string | undefined;
  links: { title: string; path: string }[];
}

export interface CataloguePage {
  /** with slashes at both ends */
  path: string;
  /** index in `products` */
  product: number;
  /** none when the page is nothing but its entries */
  title?: string | undefined;
  /** other names of the page: the components and hooks that it documents */
  aliases?: string[] | undefined;
  /** id and text of each heading, in reading order */
  sections?: [id: string, text: string][] | undefined;
  /** what the page documents of the API reference */
  entries?: CatalogueEntry[] | undefined;
}

export interface CatalogueEntry {
  name: string;
  kind: EntryKind;
  /** where it stands on a page that holds several */
  anchor?: string | undefined;
  /** its key in the theme, the name of its real export */
  aliases?: string[] | undefined;
  members?: MemberGroup[] | undefined;
}

/** Props of a component, say: everything of one kind that an entry lists. */
export interface MemberGroup {
  kind: MemberKind;
  /** the id of a member on the page is this and its name */
  prefix: string;
  names: string[];
}

export type EntryKind = 'component' | 'hook' | 'interface' | 'list';
export type MemberKind =
  | 'prop'
  | 'slot'
  | 'class'
  | 'parameter'
  | 'returnValue'
  | 'field'
  | 'event'
  | 'selector';
export type RecordKind = 'page' | 'section' | 'api' | MemberKind;

/** The running text of a product, each text once. */
export interface ProductTexts {
  /** the first is empty */
  strings: string[];
  /** index in `strings` for each record of the product, in the order of `toRecords` */
  refs: number[];
}

/** A piece of text; marked when it is what was looked for. */
export interface TextPart {
  text: string;
  marked?: true | undefined;
}

export interface SearchResult {
  /** stays the same as long as the page is open */
  id: number;
  kind: RecordKind;
  /** path, and anchor if it has one */
  href: string;
  title: TextPart[];
  /** what it is a part of, if anything: the page of a section, the component of a prop */
  owner?: string | undefined;
  excerpt: TextPart[];
}

export interface ResultGroup {
  product: string;
  name: string;
  /** how many there are; `results` are the first of them */
  total: number;
  results: SearchResult[];
}

export interface SearchAnswer {
  groups: ResultGroup[];
  total: number;
  /** when there is nothing: names that are written similarly */
  suggestions: string[];
}

export interface SearchRequest {
  text: string;
  /** the product whose page is open: it comes first */
  current?: string | undefined;
  /** the one product to look in */
  only?: string | undefined;
}
