import { markdownPath } from '../../app/_content/markdownPath.ts';

/**
 * The address that a link has in markdown: whole, as it is read far from here, and of the markdown wherever the target is a page.
 * @param href as on a page: a path of this site, an anchor, or an address elsewhere
 */
export function markdownAddress(href: string, origin: string): string {
  if (!href.startsWith('/')) return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  return origin + (path.endsWith('/') ? `${markdownPath(path)}${hash}` : `${path}${query}${hash}`);
}
