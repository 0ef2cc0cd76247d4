import { escapeHtml } from '../_content/escapeHtml.ts';
import type { NavigationNode } from '../_content/navigationTypes.ts';

/**
 * The side navigation as HTML. A string, and not elements: hundreds of links would otherwise be hydrated on every page, and sent
 * twice.
 * @param current path of the page, which is marked and whose groups are open
 */
export function navigationHtml(nodes: NavigationNode[], current: string): string {
  return `<ul>${nodes.map((node) => nodeHtml(node, current)).join('')}</ul>`;
}

function nodeHtml(node: NavigationNode, current: string): string {
  const title = escapeHtml(node.title);
  if (!node.children) {
    const mark = node.path === current ? ' aria-current="page"' : '';
    return `<li><a href="${escapeHtml(node.path ?? '')}"${mark}>${title}</a></li>`;
  }
  const list = navigationHtml(node.children, current);
  if (node.subheader) return `<li><b>${title}</b>${list}</li>`;
  const open = holds(node, current) ? ' open' : '';
  return `<li><details${open}><summary>${title}</summary>${list}</details></li>`;
}

function holds(node: NavigationNode, path: string): boolean {
  return node.path === path || (node.children?.some((child) => holds(child, path)) ?? false);
}
