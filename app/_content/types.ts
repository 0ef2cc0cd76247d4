import type { PageComponentName } from './componentNames.ts';
import type { ApiDocument } from './apiTypes.ts';
import type { Language } from '../_i18n/languages.ts';

export type * from './siteTypes.ts';

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
  /** of the text; English where none is given */
  language?: Language | undefined;
  /** languages besides English that the text is in */
  translations?: Language[] | undefined;
  /** of a product that is not listed: search engines are told to stay out */
  noindex?: true | undefined;
  /** `blank`: its one demo is the whole page */
  layout?: 'blank' | undefined;
  /** for `<title>` */
  title: string;
  /** the visible `<h1>`, as HTML */
  heading: string;
  description: string;
  headings: HeadingLink[];
  /** pages about the same component, this one among them: its demos and its APIs */
  tabs?: PageTab[] | undefined;
  blocks: Block[];
  /** links under the description: source, specification, design */
  links: ExternalLink[];
  /** the markdown file, relative to the repository; none for pages made from the packages */
  source?: string | undefined;
  /** day of the last change, `2026-11-21`; unknown where the site is built without its history */
  modified?: string | undefined;
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
  /** the page shows no ads, and nor do its demos */
  disableAd?: boolean | undefined;
  /** what the demos of this page need before they are hydrated */
  demoAssets?: DemoAssets | undefined;
}

/** A page of a component that has several. */
export interface PageTab {
  kind: 'demos' | 'componentsApi' | 'hooksApi';
  path: string;
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

/** An entry of the list of all pages. */
export interface SitePage extends PageLink {
  /** of a product that is in no menu, search or sitemap */
  unlisted?: true | undefined;
}

export interface ExternalLink {
  label: string;
  href: string;
  /** what it leads to, where the label is a word of the site and not a name */
  kind?: 'source' | 'feedback' | 'bundleSize' | undefined;
}

/** Styles of the server-rendered demos. */
export interface DemoAssets {
  /** addresses of style sheets that hold the libraries' theme variables */
  styleSheets: string[];
  /** the critical Emotion CSS of all demos of the page */
  css: string;
  /** names `css` by its content */
  id: string;
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

/** How the demos of an unstyled library are styled. */
export type Styling = 'system' | 'tailwind' | 'css';

export interface Demo {
  name: string;
  background: DemoBackground;
  hideToolbar: boolean;
  /** the whole code is shown from the start */
  codeOpen: boolean;
  /** an advertisement may follow it */
  hasAd: boolean;
  isEditable: boolean;
  hasSandboxes: boolean;
  /** of what it shows, in px */
  maxWidth?: number | undefined;
  /** it is a page of its own, shown in a frame of this height in px */
  frame?: { address: string; height: number } | undefined;
  /** one for each styling, or the only one */
  variants: DemoVariant[];
}

export interface DemoVariant {
  /** unique on the page */
  id: string;
  styling?: Styling | undefined;
  /** server-rendered markup */
  html: string;
  /** address of the client module whose `mount` hydrates demos of this library */
  runtime: string;
  /** address of the client module that default-exports the demo */
  chunk: string;
  /** address of the client module that gives the live editor what the demo imports */
  scope: string;
  /** addresses of what `runtime` and `chunk` import, to be fetched at once */
  preload: string[];
  /** the JSX that the demo returns, if it is short enough to be shown at once */
  preview?: CodeVariants | undefined;
  /** the demo's own file first, then those of its folder that it imports */
  files: DemoFile[];
  /** of its file, in the repository at the displayed version */
  sourceUrl: string;
}

export interface CodeVariants {
  ts: Code;
  /** where JavaScript differs */
  js?: Code | undefined;
}

export interface DemoFile extends CodeVariants {
  /** of the TypeScript variant: `BasicButtons.tsx` */
  name: string;
}

/** A demo that is a page of its own. */
export interface DemoPage {
  title: string;
  demo: Demo;
  demoAssets: DemoAssets;
}
