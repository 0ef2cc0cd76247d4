/** Pages that the site itself brings, beside those of the products. Each has a route under `app/`. */
export const sitePages = [
  {
    path: '/versions/',
    title: 'Versions',
    description: 'The versions that this site documents, and where the documentation of others is.',
  },
  {
    path: '/production-error/',
    title: 'Production errors',
    description:
      'What the numbered errors say that the libraries throw in production, with the values of the error that brought you here.',
  },
] as const;
