import type { PageComponentName } from './componentNames.ts';
import type { ApiDocument } from './apiTypes.ts';

/**
 * The contract between the pipeline, which writes documents, and the app, which renders them.
 * A document is plain JSON: everything a page shows, and nothing about how it looks.
 */

/** A page of the site. */
export interface Document {
  /** an entry of the API reference, or several that share the page; its blocks are then empty */
  api?: ApiSection[] | undefined;
  /** with leading and trailing slash */
  path: string;
  product: string;
  /** for `<title>` */
  title: string;
  /** the visible `<h1>`, as HTML */
  heading: string;
  description: string;
  headings: HeadingLink[];
  blocks: Block[];
  /** links under the description: source, specification, design */
  links: ExternalLink[];
  /** the markdown file, relative to the repository; none for pages made from the packages */
  source?: string | undefined;
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
  /** what the demos of this page need before they are hydrated */
  demoAssets?: DemoAssets | undefined;
}

/** An entry of the API reference, and what the site knows about it. */
export interface ApiSection {
  entry: ApiDocument;
  /** all ways to import it, highlighted */
  importCode?: Code | undefined;
  /** demos that use it, and pages that are about it */
  uses: PageLink[];
}

/** An entry of the table of contents. */
export interface HeadingLink {
  id: string;
  text: string;
  children: HeadingLink[];
}

export interface PageLink {
  path: string;
  title: string;
}

export interface ExternalLink {
  label: string;
  href: string;
}

/** Styles of the server-rendered demos. */
export interface DemoAssets {
  /** addresses of style sheets that hold the libraries' theme variables */
  styleSheets: string[];
  /** the critical Emotion CSS of all demos of the page */
  css: string;
}

export type Block =
  | { type: 'html'; html: string }
  | { type: 'element'; tag: string; attributes: Record<string, string>; children: Block[] }
  | { type: 'heading'; level: 2 | 3 | 4; id: string; html: string }
  | { type: 'callout'; kind: CalloutKind; title?: string | undefined; children: Block[] }
  | { type: 'code'; code: Code }
  | { type: 'tabs'; storageKey: string; tabs: CodeTab[] }
  | { type: 'table'; html: string }
  | { type: 'demo'; demo: Demo }
  | { type: 'component'; name: PageComponentName; attributes: Record<string, string> };

export type CalloutKind = 'info' | 'success' | 'warning' | 'error';

export interface Code {
  language: string;
  title?: string | undefined;
  /** highlighted at build: text and `<span class>` */
  html: string;
}

export interface CodeTab {
  id: string;
  label: string;
  code: Code;
}

export type DemoBackground = 'outlined' | 'inline' | 'gradient' | 'playground';

export interface Demo {
  name: string;
  /** server-rendered markup */
  html: string;
  background: DemoBackground;
  /** address of the client module whose `mount` hydrates demos of this library */
  runtime: string;
  /** address of the client module that default-exports the demo */
  chunk: string;
  /** addresses of what `runtime` and `chunk` import, to be fetched at once */
  preload: string[];
  /** the JSX that the demo returns, if it is short enough to be shown at once */
  preview?: Code | undefined;
  source: { ts: Code; js: Code };
}

/** What the frame and some pages show of the whole site. */
export interface SiteFacts {
  name: string;
  description: string;
  products: ProductFacts[];
  /** installed versions of the documented packages, by name */
  versions: Record<string, string>;
  editBase: string;
}

export interface ProductFacts {
  id: string;
  name: string;
  description: string;
  version: string;
  /** the first page, when it is written */
  start?: string | undefined;
}
