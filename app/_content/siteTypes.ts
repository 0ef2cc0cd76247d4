import type { Features } from './features.ts';
import type { ContentIcon } from './icons.ts';

/** What the frame and some pages show of the whole site. */
export interface SiteFacts extends SiteDocument {
  /** none of them: the site is plain */
  features?: Features | undefined;
}

/** The part of the site's facts that is known when it is built. */
export interface SiteDocument {
  name: string;
  description: string;
  /** in the order of menus */
  products: ProductFacts[];
  /** products that no menu shows: fixtures and samples */
  unlisted: ProductFacts[];
  /** the product menu, in blocks */
  menu: MenuBlock[];
  /** installed versions of the documented packages, by name */
  versions: Record<string, string>;
  editBase: string;
  /** where readers tell that a page is wrong, with `{page}` for its address */
  pageIssue?: string | undefined;
  /** ids of the notifications that there are: how many are new is known without loading them */
  notifications: number[];
  /** address of the module that app/_inline/enhance.ts loads */
  enhance: string;
}

/** A documented product, or a part of one that has a name and a version of its own. */
export interface ProductFacts {
  /** `material-ui`; of a part `x-data-grid` */
  id: string;
  name: string;
  description: string;
  version: string;
  icon: ContentIcon;
  /** where its source lives */
  repository: string;
  /** documentation of other versions, elsewhere */
  otherVersions: VersionLink[];
  /** the first page, when it is written */
  start?: string | undefined;
  parts?: ProductFacts[] | undefined;
}

export interface VersionLink {
  /** `v5`, `next` */
  label: string;
  href: string;
}

export interface MenuBlock {
  title: string;
  items: MenuItem[];
}

export interface MenuItem {
  /** of a product of this site */
  id?: string | undefined;
  name: string;
  description: string;
  href: string;
  icon: ContentIcon;
  beta?: true | undefined;
}

/** News of the documented libraries, for the header's bell. */
export interface Notification {
  /** grows with time; readers are remembered by the last one they saw */
  id: number;
  title: string;
  text: string;
  /** `2024-12-23` */
  date: string;
  /** where to read more */
  href: string;
  /** shown to readers of this language alone */
  language?: string | undefined;
}

/** An error that a library throws in production with a number in place of its text. */
export interface ProductionError {
  code: number;
  /** `%s` stands for what the error is called with, in order */
  message: string;
  /** packages that throw it */
  packages: string[];
}
