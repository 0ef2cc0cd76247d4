/** What surrounds the text of a page. */
export const page = {
  tabs: 'Pages of this component',
  demos: 'Demos',
  componentsApi: 'Components API',
  hooksApi: 'Hooks API',
} as const;
