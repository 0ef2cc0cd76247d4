/** A link from one page to an address of this site, kept until all pages are known. */
export interface InternalLink {
  /** as written, with anchor and query */
  href: string;
  path: string;
  anchor: string | undefined;
  file: string;
  line: number | undefined;
}

/**
 * What is wrong with the form of a link, or undefined.
 * Whether its target exists is checked when all pages are read (checks/links.ts).
 */
export function linkFormMistake(href: string): string | undefined {
  if (!URL.canParse(href, 'https://site.invalid') || !isDecodable(href))
    return `\`${href}\` is not a valid address: a percent sign starts an escape, write %25 for the sign itself.`;
  if (href === '') return 'A link is empty: give it an address.';
  if (/^(https:|mailto:|#)/.test(href)) return undefined;
  if (href.startsWith('http:')) return `\`${href}\` is not secure: use https.`;
  if (!href.startsWith('/'))
    return `\`${href}\` is relative: links inside the site start with a slash, others with https.`;
  const path = href.replace(/[?#].*$/, '');
  if (path.includes('//')) return `\`${href}\` has a double slash: remove one.`;
  if (!path.endsWith('/') && !/\.\w+$/.test(path))
    return `\`${href}\` lacks the slash at the end of its path: write \`${path}/${href.slice(path.length)}\`.`;
  return undefined;
}

function isDecodable(href: string): boolean {
  try {
    decodeURIComponent(href);
    return true;
  } catch {
    return false;
  }
}

/** Splits an internal href; `page` is the path that a bare `#anchor` belongs to. */
export function splitHref(
  href: string,
  page: string,
): { path: string; anchor: string | undefined } {
  const [beforeHash = '', anchor] = href.split('#');
  const path = beforeHash.split('?')[0]!;
  return { path: path || page, anchor: anchor ? decodeURIComponent(anchor) : undefined };
}
