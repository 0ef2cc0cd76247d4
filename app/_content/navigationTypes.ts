import type { Language } from '../_i18n/languages.ts';
import type { ContentIcon } from './icons.ts';

/** What the side navigation says of a page besides its title, in the order in which it says it. */
export const navigationFlags = [
  'pro',
  'premium',
  'legacy',
  'newFeature',
  'planned',
  'unstable',
  'beta',
  'deprecated',
] as const;

export type NavigationFlag = (typeof navigationFlags)[number];

/** An entry of the side navigation: a page, or a group of entries. */
export interface NavigationNode {
  title: string;
  /** of the title; English where none is given */
  language?: Language | undefined;
  /** of a page, with slashes at both ends; an https address leads elsewhere */
  path?: string | undefined;
  /** a heading that is always open */
  subheader?: true | undefined;
  icon?: ContentIcon | undefined;
  /** in the order of `navigationFlags` */
  flags?: NavigationFlag[] | undefined;
  children?: NavigationNode[] | undefined;
}
