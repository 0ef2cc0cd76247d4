import { escapeHtml } from '../_content/escapeHtml.ts';
import type { NavigationNode } from '../_content/navigationTypes.ts';
import type { Translate } from '../_i18n/translate.ts';
import { iconPaths } from './iconPaths.ts';

/**
 * The side navigation as HTML. A string, and not elements: hundreds of links would otherwise be hydrated on every page, and sent
 * twice.
 * @param current path of the page, which is marked and whose groups are open
 */
export function navigationHtml(nodes: NavigationNode[], current: string, t: Translate): string {
  return `<ul>${nodes.map((node) => nodeHtml(node, current, t)).join('')}</ul>`;
}

function nodeHtml(node: NavigationNode, current: string, t: Translate): string {
  const icon = node.icon
    ? `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${iconPaths[node.icon]}"/></svg>`
    : '';
  const label = icon + escapeHtml(node.title) + flagsHtml(node, t);
  if (!node.children) {
    const mark = node.path === current ? ' aria-current="page"' : '';
    return `<li><a href="${escapeHtml(node.path ?? '')}"${mark}>${label}</a></li>`;
  }
  const list = navigationHtml(node.children, current, t);
  if (node.subheader) return `<li><b>${label}</b>${list}</li>`;
  const open = holds(node, current) ? ' open' : '';
  return `<li><details${open}><summary>${label}</summary>${list}</details></li>`;
}

function flagsHtml({ flags = [] }: NavigationNode, t: Translate): string {
  return flags
    .map((flag) => {
      const title = escapeHtml(t(`frame.flags.${flag}Title`));
      return ` <i data-flag="${flag}" title="${title}">${escapeHtml(t(`frame.flags.${flag}`))}</i>`;
    })
    .join('');
}

function holds(node: NavigationNode, path: string): boolean {
  return node.path === path || (node.children?.some((child) => holds(child, path)) ?? false);
}
