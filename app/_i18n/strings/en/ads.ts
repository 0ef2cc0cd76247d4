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
} as const;
