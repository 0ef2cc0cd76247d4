/** The ad slots. */
export const ads = {
  advertisement: 'Advertisement',
  tag: 'Ad',
  adPublisher: 'ad by {{publisher}}',
  adblock:
    'An ad pays for the time that goes into these pages. It carries no tracking of ours: please let your blocker make an exception for this site.',
  likeMui: 'Would you help to keep the project going?',
  thanks: 'Thank you',
  emojiLove: 'heart',
  /** ads of our own, by name */
  inHouse: {
    scaffoldhub: 'Describe your data, and get a whole Material UI application to build on.',
    templates: 'Start your next project from a finished template and change what you like.',
    themes: 'Themes that give every component another look, ready to put around your app.',
    tidelift: 'Maintenance and security promises for the open source that your company rests on.',
    figma: 'The same components in Figma, so that drawings and code speak of one thing.',
  },
} as const;
