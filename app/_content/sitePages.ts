import { en } from '../_i18n/strings/en/index.ts';

const { versions, errors } = en.frame;

/** Pages that the site itself brings, beside those of the products. Each has a route under `app/`. */
export const sitePages = [
  { path: '/versions/', title: versions.title, description: versions.description },
  { path: '/production-error/', title: errors.title, description: errors.description },
] as const;
