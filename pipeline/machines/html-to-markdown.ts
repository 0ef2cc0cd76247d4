import { unescapeHtml } from '../../app/_content/plainText.ts';

const marks: Record<string, string> = { strong: '**', b: '**', em: '_', i: '_' };

/**
 * Markdown of the few elements that extracted descriptions and headings are made of: paragraphs, lists, code, emphasis, links.
 * Elements of other names leave their text.
 * @param link turns an address into the one to be written
 */
export function htmlToMarkdown(html: string, link: (href: string) => string): string {
  let text = '';
  let code = false;
  const lists: { ordered: boolean; items: number }[] = [];
  const hrefs: string[] = [];
  for (const [token, end, name, rest] of html.matchAll(/<(\/?)(\w+)([^>]*)>|[^<]+|</g)) {
    if (!name) text += code ? unescapeHtml(token) : escapeMarkdown(unescapeHtml(token));
    else if (name === 'p') text += '\n\n';
    else if (name === 'br') text += '\n';
    else if (name === 'code') {
      code = !end;
      text += '`';
    } else if (name === 'ul' || name === 'ol') {
      if (end) lists.pop();
      else lists.push({ ordered: name === 'ol', items: 0 });
      text += '\n';
    } else if (name === 'li' && !end) {
      const list = lists.at(-1);
      if (list) list.items += 1;
      const indent = '  '.repeat(Math.max(0, lists.length - 1));
      text += `\n${indent}${list?.ordered ? `${list.items}.` : '-'} `;
    } else if (name === 'a') {
      const href = /href="([^"]*)"/.exec(rest ?? '')?.[1] ?? '';
      if (!end) hrefs.push(unescapeHtml(href));
      text += end ? `](${link(hrefs.pop() ?? '')})` : '[';
    } else text += marks[name] ?? '';
  }
  return text.replace(/\n{3,}/g, '\n\n').trim();
}

/** Text that would otherwise be read as markup of its own. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
}
