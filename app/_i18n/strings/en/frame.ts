/** Header, navigation, contents, footer. */
export const frame = {
  skipToContent: 'Skip to content',
  openNavigation: 'Open main navigation',
  mainNavigation: 'Main navigation',
  gitHub: 'GitHub repository',
} as const;
