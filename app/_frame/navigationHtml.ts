import { escapeHtml } from '../_content/escapeHtml.ts';
import type { NavigationNode } from '../_content/navigationTypes.ts';
import { defaultLanguage, type Language } from '../_i18n/languages.ts';
import type { Translate } from '../_i18n/translate.ts';
import { iconPaths } from './iconPaths.ts';

/**
 * The side navigation as HTML. A string, and not elements: hundreds of links would otherwise be hydrated on every page, and sent
 * twice.
 * @param current path of the page, which is marked and whose groups are open
 * @param language of `t`, where it is not English, as titles are
 */
export function navigationHtml(
  nodes: NavigationNode[],
  current: string,
  t: Translate,
  language?: Language,
): string {
  const list = listHtml(nodes, current, t, language && ` lang="${language}"`);
  return language ? list.replace('<ul>', `<ul lang="${defaultLanguage}">`) : list;
}

/** @param frame `lang` attribute of what is not a title */
function listHtml(nodes: NavigationNode[], current: string, t: Translate, frame = ''): string {
  return `<ul>${nodes.map((node) => nodeHtml(node, current, t, frame)).join('')}</ul>`;
}

function nodeHtml(node: NavigationNode, current: string, t: Translate, frame: string): string {
  const icon = node.icon
    ? `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${iconPaths[node.icon]}"/></svg>`
    : '';
  const label = icon + escapeHtml(node.title) + flagsHtml(node, t, frame);
  const lang = node.language ? ` lang="${node.language}"` : '';
  if (!node.children) {
    const mark = node.path === current ? ' aria-current="page"' : '';
    return `<li><a href="${escapeHtml(node.path ?? '')}"${mark}${lang}>${label}</a></li>`;
  }
  const list = listHtml(node.children, current, t, frame);
  if (node.subheader) return `<li><b${lang}>${label}</b>${list}</li>`;
  const open = holds(node, current) ? ' open' : '';
  return `<li><details${open}><summary${lang}>${label}</summary>${list}</details></li>`;
}

function flagsHtml({ flags = [] }: NavigationNode, t: Translate, frame: string): string {
  return flags
    .map((flag) => {
      const title = escapeHtml(t(`frame.flags.${flag}Title`));
      return ` <i data-flag="${flag}"${frame} title="${title}">${escapeHtml(t(`frame.flags.${flag}`))}</i>`;
    })
    .join('');
}

function holds(node: NavigationNode, path: string): boolean {
  return node.path === path || (node.children?.some((child) => holds(child, path)) ?? false);
}
