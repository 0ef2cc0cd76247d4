/**
 * The contract of the API reference: what the pipeline extracts from the installed packages, and the app renders.
 * Plain JSON. A field called `…Html` is safe HTML made of inline markdown: paragraphs, lists, code, emphasis and links only.
 * Links to pages of the documented libraries carry their public address (`https://mui.com/…`) until they are rewritten.
 */

/** One entry of the API reference. */
export type ApiDocument =
  | ComponentApi
  | HookApi
  | InterfaceApi
  | EventListApi
  | SelectorListApi
  | IndexApi;

/** What a plan unlocks. Absent: free for everyone. */
export type ApiPlan = 'pro' | 'premium';

/** What every entry has. */
export interface ApiEntry {
  /** with slashes at both ends; of an entry inside a tab, the tab's path (then `anchor` tells entries apart) */
  path: string;
  /** where the entry stands on `path` when several share it: `#menu-button` without the hash */
  anchor?: string | undefined;
  /** a tab of a component's page rather than a page of its own */
  tab?: ApiTab | undefined;
  /** id of the product: `material-ui` */
  product: string;
  /** as it is written in code: `Button`, `useButton`, `GridColDef` */
  name: string;
  /** the library does not promise to keep it; its real export has a prefix: `Unstable_Popup` */
  exportName?: string | undefined;
  plan?: ApiPlan | undefined;
  descriptionHtml: string;
  /** why not to use it, and what to use; an empty string when the package gives no reason */
  deprecatedHtml?: string | undefined;
  /** the documentation pages that its own comment names */
  demos: ApiDemoLink[];
  /** alternatives, each a complete statement */
  imports: string[];
  source?: ApiSource | undefined;
}

export interface ApiTab {
  /** the component's page: `/base-ui/react-button/` */
  page: string;
  id: 'components-api' | 'hooks-api';
}

export interface ApiDemoLink {
  text: string;
  /** public address */
  href: string;
}

/** A file in the repository of a package, at the installed version. */
export interface ApiSource {
  /** `mui/material-ui` */
  repository: string;
  /** `v6.3.0` */
  tag: string;
  /** `packages/mui-material/src/Button/Button.js` */
  path: string;
}

export interface ComponentApi extends ApiEntry {
  kind: 'component';
  /** `MuiButton`, when default props can be set in the theme under this key */
  themeName?: string | undefined;
  /** whether a `ref` reaches an element or an instance */
  holdsRef: boolean;
  /** whether props that are not listed reach the root element, or the inherited component */
  spreadsProps: boolean;
  /** the component (or foreign library) whose props this one accepts too */
  inherits?: ApiInheritance | undefined;
  /** required ones first, then by name */
  props: ApiProp[];
  slots: ApiSlot[];
  classes: ApiClass[];
}

export interface ApiInheritance {
  name: string;
  /** public address */
  href: string;
}

export interface ApiType {
  /** one line, as TypeScript writes it; literal unions in full, long functions and objects abbreviated */
  text: string;
  /** the whole type, over several lines, when `text` abbreviates it or names an object type */
  details?: string | undefined;
  /** names inside `text` and `details` that have a page of their own, with its path */
  links?: Record<string, string> | undefined;
}

/** What all named values have: props, fields, parameters. */
export interface ApiMember {
  name: string;
  required: boolean;
  type: ApiType;
  /** as code */
  default?: string | undefined;
  descriptionHtml: string;
  deprecatedHtml?: string | undefined;
  /** of a function: what it is called with, and what it is to return */
  signature?: ApiSignature | undefined;
  plan?: ApiPlan | undefined;
}

export interface ApiProp extends ApiMember {
  /** the element or component given must be able to hold a ref */
  requiresRef?: true | undefined;
  /** further reading that belongs to every prop of this kind: styles, class names, slots */
  seeAlso?: 'sx' | 'classes' | 'slots' | undefined;
}

export interface ApiSignature {
  parameters: ApiParameter[];
  returns?: { type: ApiType; descriptionHtml: string } | undefined;
}

export interface ApiParameter {
  name: string;
  optional: boolean;
  type: ApiType;
  descriptionHtml: string;
}

export interface ApiSlot {
  name: string;
  /** class name of the slot's element: `MuiAccordion-root` */
  className?: string | undefined;
  /** what is rendered if nothing else is given, as code */
  defaultComponent?: string | undefined;
  descriptionHtml: string;
  plan?: ApiPlan | undefined;
}

export interface ApiClass {
  /** the key in `classes` and in the theme's style overrides */
  key: string;
  /** `MuiButton-root`; of a state that all components share `Mui-disabled` */
  className: string;
  isGlobal: boolean;
  descriptionHtml: string;
  deprecatedHtml?: string | undefined;
}

export interface HookApi extends ApiEntry {
  kind: 'hook';
  /** properties of the parameter object; empty when the hook takes none */
  parameters: ApiMember[];
  /** properties of the returned object */
  returns: ApiMember[];
  /** the returned type, when it is not an object whose properties are listed */
  returnType?: ApiType | undefined;
}

export interface InterfaceApi extends ApiEntry {
  kind: 'interface';
  fields: ApiMember[];
}

/** Everything a component emits through its imperative API. */
export interface EventListApi extends ApiEntry {
  kind: 'events';
  events: ApiEvent[];
}

export interface ApiEvent {
  name: string;
  descriptionHtml: string;
  plan?: ApiPlan | undefined;
  /** what listeners get first */
  params?: ApiType | undefined;
  /** the native or synthetic event that listeners get second */
  event?: ApiType | undefined;
  /** the prop that listens to this event */
  componentProp?: string | undefined;
}

/** Functions that read the state of a component. */
export interface SelectorListApi extends ApiEntry {
  kind: 'selectors';
  selectors: ApiSelector[];
}

export interface ApiSelector {
  name: string;
  /** selectors are shown in groups: `Pagination` */
  category?: string | undefined;
  descriptionHtml: string;
  deprecatedHtml?: string | undefined;
  plan?: ApiPlan | undefined;
  returnType: ApiType;
}

/** A page that lists the entries of one package family. */
export interface IndexApi extends ApiEntry {
  kind: 'index';
  groups: ApiIndexGroup[];
}

export interface ApiIndexGroup {
  title: string;
  entries: { name: string; path: string; plan?: ApiPlan | undefined }[];
}
