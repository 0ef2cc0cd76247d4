import { kebabCase } from '../../app/_api/anchors.ts';
import { escapeHtml } from '../../app/_content/escapeHtml.ts';
import type { Document } from '../../app/_content/types.ts';

/** Anchors that links elsewhere still name, and what they mean on the page today. */
export type Aliases = Record<string, string>;

/** The document with its old anchors: an empty element beside the heading, or in the row, that each one means. */
export function withAliases(document: Document, aliases: Aliases | undefined): Document {
  if (!aliases) return document;
  const marksOf = (id: string) =>
    Object.entries(aliases)
      .filter(([, present]) => present === id)
      .map(([old]) => `<span id="${escapeHtml(old)}"></span>`)
      .join('');
  return {
    ...document,
    blocks: document.blocks.map((block) =>
      block.type === 'heading' ? { ...block, html: marksOf(block.id) + block.html } : block,
    ),
    api: document.api?.map((section) => {
      const { entry } = section;
      if (entry.kind !== 'component') return section;
      const props = entry.props.map((prop) => {
        const marks = marksOf(`${kebabCase(entry.name)}-prop-${prop.name}`);
        return marks ? { ...prop, descriptionHtml: inside(marks, prop.descriptionHtml) } : prop;
      });
      return { ...section, entry: { ...entry, props } };
    }),
  };
}

/** Descriptions of several paragraphs bring their elements along. */
function inside(marks: string, html: string): string {
  return html.startsWith('<p>') ? `<p>${marks}${html.slice('<p>'.length)}` : marks + html;
}
