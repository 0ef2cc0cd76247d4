/** What surrounds the text of a page, and what a reader can do with it. */
export const page = {
  tabs: 'Pages of this component',
  demos: 'Demos',
  componentsApi: 'Components API',
  hooksApi: 'Hooks API',
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
