/** An entry of the side navigation: a page, or a group of entries. */
export interface NavigationNode {
  title: string;
  /** of a page, with slashes at both ends; an https address leads elsewhere */
  path?: string | undefined;
  /** a heading that is always open */
  subheader?: true | undefined;
  children?: NavigationNode[] | undefined;
}
