/**
 * `Cache-Control` of pages and what belongs to them, for the Worker and the static assets. Files with a hash in their name are immutable;
 * all others have an ETag and are asked for again.
 */
export const caching = {
  /** HTML: shown at once from the browser's cache for five minutes after the last look, and fetched anew beside it */
  page: 'public, max-age=0, stale-while-revalidate=300',
  /** never older than the page that asks for it: hydration needs both of one build */
  payload: 'public, max-age=0, must-revalidate',
  hashed: 'public, max-age=31536000, immutable',
  /** pictures and icons that keep their names */
  picture: 'public, max-age=86400, stale-while-revalidate=604800',
  error: 'no-store',
};
