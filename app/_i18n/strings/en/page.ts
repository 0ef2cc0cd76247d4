/** What a reader can do with a page. */
export const page = {
  copy: 'Copy page',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  menu: 'More ways to take this page along',
  view: 'View as Markdown',
  ask: 'Ask {{assistant}} about this page',
  prompt: 'Read {{address}} and help me with it.',
  connect: 'Connect an assistant',
  modified: 'Last updated {{date}}',
} as const;
