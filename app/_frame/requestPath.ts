import { headers } from 'next/headers';

/** Set by the Worker on every page request (edge/pages/renderPage.ts). */
export const pathHeader = 'x-page-path';

/**
 * The path of the page being rendered, with slashes at both ends. Layouts need it to mark the current page in the navigation, and
 * layouts are not told.
 */
export async function requestPath(): Promise<string> {
  return (await headers()).get(pathHeader) ?? '/';
}
