import type { Nodes, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { escapeHtml } from '../../app/_content/escapeHtml.ts';

/** Where the documented libraries' documentation is public. */
export const publicOrigin = 'https://mui.com';

/** Constructs that a doc comment does not mean: what looks like one of them is text, HTML above all. */
const plainText = [
  'blockQuote',
  'codeIndented',
  'definition',
  'htmlFlow',
  'htmlText',
  'setextUnderline',
  'table',
  'thematicBreak',
];

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .data('micromarkExtensions', [{ disable: { null: plainText } }]);

export interface InlineMarkdown {
  html: string;
  /** sentences about markup that is broken, for the author of the comment */
  problems: string[];
}

/**
 * Renders the text of a doc comment as safe HTML: paragraphs, lists, code, emphasis and links; everything else is text.
 * A single paragraph comes without its element.
 * @param pathOf the page of a named type, for references such as `[[GridColDef]]`
 */
export function renderInlineMarkdown(
  markdown: string,
  pathOf: (name: string) => string | undefined = () => undefined,
): InlineMarkdown {
  if (markdown === '') return { html: '', problems: [] };
  const problems: string[] = [];
  const tree = parser.parse(expandLinks(markdown, pathOf));
  const html = tree.children.map((node) => block(node, problems)).join('');
  const single = tree.children.length === 1 && tree.children[0]!.type === 'paragraph';
  return { html: single ? html.slice('<p>'.length, -'</p>'.length) : html, problems };
}

/** `{@link address text}` and `[[Name]]` as markdown. */
function expandLinks(markdown: string, pathOf: (name: string) => string | undefined): string {
  return markdown
    .replace(/\{@link\s+([^\s}|]+)[\s|]*([^}]*)\}/g, (_, target: string, text: string) => {
      if (/^(https?:|\/)/.test(target)) return `[${text.trim() || target}](${target})`;
      return reference(target, text.trim(), pathOf);
    })
    .replace(/`?\[\[(\w+)\]\]`?/g, (_, name: string) => reference(name, '', pathOf));
}

function reference(
  name: string,
  text: string,
  pathOf: (name: string) => string | undefined,
): string {
  const path = pathOf(name);
  const label = text || `\`${name}\``;
  return path ? `[${label}](${publicOrigin}${path})` : label;
}

function block(node: RootContent, problems: string[]): string {
  const content = () => ('children' in node ? inline(node.children, problems) : '');
  switch (node.type) {
    case 'paragraph':
      return `<p>${content()}</p>`;
    case 'heading':
      return `<p><strong>${content()}</strong></p>`;
    case 'list': {
      const tag = node.ordered ? 'ol' : 'ul';
      const items = node.children.map((item) => {
        const loose = item.children.length > 1 && item.children[1]!.type === 'paragraph';
        const parts = item.children.map((child) =>
          child.type === 'paragraph' && !loose
            ? inline(child.children, problems)
            : block(child, problems),
        );
        return `<li>${parts.join('')}</li>`;
      });
      return `<${tag}>${items.join('')}</${tag}>`;
    }
    case 'code':
      return `<p><code>${escapeHtml(node.value)}</code></p>`;
    default:
      problems.push(`A doc comment may hold paragraphs and lists, not ${describe(node)}.`);
      return '';
  }
}

function inline(nodes: readonly Nodes[], problems: string[]): string {
  return nodes.map((node) => inlineNode(node, problems)).join('');
}

function inlineNode(node: Nodes, problems: string[]): string {
  switch (node.type) {
    case 'text':
      reportBroken(node.value, problems);
      return escapeHtml(node.value);
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'emphasis':
      return `<em>${inline(node.children, problems)}</em>`;
    case 'strong':
      return `<strong>${inline(node.children, problems)}</strong>`;
    case 'break':
      return ' ';
    case 'link': {
      const href = node.url.startsWith('/') ? publicOrigin + node.url : node.url;
      const text = inline(node.children, problems);
      if (href.startsWith('#')) return text;
      if (!/^https?:\/\//.test(href)) {
        problems.push(
          `The link "${node.url}" leads nowhere: use an https address or an absolute path.`,
        );
        return text;
      }
      return `<a href="${escapeHtml(href)}">${text}</a>`;
    }
    default:
      problems.push(`A doc comment may hold code, emphasis and links, not ${describe(node)}.`);
      return '';
  }
}

function reportBroken(text: string, problems: string[]): void {
  const excerpt = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  if (text.includes('`')) problems.push(`Inline code is not closed: "${excerpt}".`);
  if (text.includes('](')) problems.push(`A link is not closed: "${excerpt}".`);
  if (text.includes('{@')) problems.push(`An inline tag is not closed: "${excerpt}".`);
}

const describe = (node: Nodes) => `"${node.type}" (line ${node.position?.start.line ?? 1})`;
