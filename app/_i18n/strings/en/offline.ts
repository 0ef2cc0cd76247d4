/** The page that stands in for one that cannot be fetched. */
export const offline = {
  title: 'You are offline',
  explanation: 'This page is not kept on your device. It opens as soon as there is a connection.',
  retry: 'Try again',
  savedPages: 'Pages you can read now',
  noSavedPages: 'No page is kept on this device yet: pages that you visit will be.',
} as const;
