import { escapeHtml } from '../../app/_content/escapeHtml.ts';
import { publicOrigin } from './inline-markdown.ts';

/**
 * Rewrites the links of extracted HTML that lead to the public documentation.
 * @param html as `renderInlineMarkdown` makes it
 * @param resolve gets the path with slashes at both ends, and the anchor without its hash; returns the new address, or
 *   undefined to keep the public one
 */
export function rewriteLinks(
  html: string,
  resolve: (path: string, anchor: string | undefined) => string | undefined,
): string {
  return html.replace(/<a href="([^"]*)">/g, (link, escaped: string) => {
    const target = publicTarget(unescapeHtml(escaped));
    const address = target && resolve(target.path, target.anchor);
    return address === undefined ? link : `<a href="${escapeHtml(address)}">`;
  });
}

/**
 * The page and the anchor that a public address names.
 * @returns undefined when the address is not the documentation's
 */
export function publicTarget(
  href: string,
): { path: string; anchor: string | undefined } | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (url.origin !== publicOrigin) return undefined;
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  return { path, anchor: url.hash.slice(1) || undefined };
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&gt;/g, '>')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}
