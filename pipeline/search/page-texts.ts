import type { Code, HeadingLink } from '../../app/_content/types.ts';
import type { UnbuiltBlock } from '../markdown/blocks.ts';
import { plainText } from './plain-text.ts';

export interface SectionText {
  id: string;
  title: string;
  text: string;
}

/**
 * The running text of a written page, cut at the headings of the table of contents. Of code only commands are kept: the words of the
 * rest are everywhere.
 * @returns the text before the first heading, and each section
 */
export function pageTexts(
  blocks: UnbuiltBlock[],
  headings: HeadingLink[],
): { lead: string; sections: SectionText[] } {
  const titles = new Map(
    headings.flatMap((heading) => [heading, ...heading.children]).map(({ id, text }) => [id, text]),
  );
  const sections: SectionText[] = [];
  const lead: SectionText = { id: '', title: '', text: '' };
  const walk = (list: UnbuiltBlock[]) => {
    for (const block of list) {
      const title = block.type === 'heading' ? titles.get(block.id) : undefined;
      if (block.type === 'heading' && title !== undefined)
        sections.push({ id: block.id, title, text: '' });
      else {
        const into = sections.at(-1) ?? lead;
        into.text = `${into.text} ${ownText(block)}`.trim();
      }
      if ('children' in block) walk(block.children);
    }
  };
  walk(blocks);
  return { lead: lead.text, sections };
}

function ownText(block: UnbuiltBlock): string {
  if (block.type === 'html' || block.type === 'table' || block.type === 'heading')
    return plainText(block.html);
  if (block.type === 'code') return commandsIn(block.code);
  if (block.type === 'tabs') return block.tabs.map(({ code }) => commandsIn(code)).join(' ');
  return block.type === 'callout' ? (block.title ?? '') : '';
}

function commandsIn({ language, html }: Code): string {
  return language === 'bash' ? plainText(html) : '';
}
