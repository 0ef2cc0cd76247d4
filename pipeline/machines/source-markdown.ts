import type { Code, Image, Link, Nodes, Paragraph, Root } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { codeBlock } from './markdown-table.ts';

/** What stands for the parts of a page that are no markdown. */
export interface Replacements {
  /** the address of a link */
  link(href: string): string;
  /** a demo's source, by its name */
  demo(name: string): string;
  /** a component of the site, by its name */
  component(name: string): string;
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective);

/** GitHub's names of callouts, which assistants know. */
const alerts: Record<string, string> = {
  info: 'NOTE',
  success: 'TIP',
  warning: 'WARNING',
  error: 'CAUTION',
};

/**
 * Plain markdown of what an author wrote: the text stays as it is, character by character; front matter goes, and directives
 * become what they show. The source has been checked already.
 */
export function sourceToMarkdown(source: string, replacements: Replacements): string {
  const tree = processor.parse(source) as Root;

  /** The source between two offsets, with what stands in it replaced. */
  function range(nodes: Nodes[], from: number, to: number): string {
    let text = '';
    let at = from;
    const walk = (node: Nodes) => {
      const replaced = replace(node);
      if (replaced === undefined) {
        if ('children' in node) node.children.forEach(walk);
        return;
      }
      text += source.slice(at, startOf(node)) + replaced;
      at = endOf(node);
    };
    nodes.forEach(walk);
    return text + source.slice(at, to);
  }

  function replace(node: Nodes): string | undefined {
    switch (node.type) {
      case 'yaml':
        return '';
      case 'leafDirective':
        return indented(node, leaf(node));
      case 'containerDirective':
        return indented(node, node.name === 'tabs' ? tabs(node) : callout(node));
      case 'code':
        return node.meta ? indented(node, titledCode(node)) : undefined;
      case 'link':
      case 'image':
        return node.url.startsWith('/') ? linked(node) : undefined;
      default:
        return undefined;
    }
  }

  function leaf({ name, attributes }: LeafDirective): string {
    const subject = attributes?.['name'] ?? '';
    return name === 'demo' ? replacements.demo(subject) : replacements.component(subject);
  }

  function tabs({ children }: ContainerDirective): string {
    return children
      .filter((child) => child.type === 'code')
      .map((code) => `${/tab="([^"]*)"/.exec(code.meta ?? '')?.[1] ?? ''}:\n\n${titledCode(code)}`)
      .join('\n\n');
  }

  function callout(node: ContainerDirective): string {
    const label = node.children.find(isLabel);
    const content = node.children.filter((child) => child !== label);
    const [first, last] = [content[0], content.at(-1)];
    const indent = (node.position?.start.column ?? 1) - 1;
    const body = first && last ? range(content, startOf(first), endOf(last)) : '';
    const words = label?.children ?? [];
    const title = words[0]
      ? `**${range(words, startOf(words[0]), endOf(words.at(-1)!))}**\n\n`
      : '';
    const lines = `[!${alerts[node.name]}]\n${title}${body}`
      .split('\n')
      .map((line, at) =>
        `> ${at > 0 && line.slice(0, indent).trim() === '' ? line.slice(indent) : line}`.trimEnd(),
      );
    return lines.join('\n');
  }

  /** The last mention of the address within a link is the address: its text stands before. */
  function linked(node: Link | Image): string {
    const [from, to] = [startOf(node), endOf(node)];
    const last = 'children' in node ? node.children.at(-1) : undefined;
    const textEnd = last ? endOf(last) : from;
    const inner = 'children' in node ? range(node.children, from, textEnd) : '';
    return inner + source.slice(textEnd, to).replace(node.url, () => replacements.link(node.url));
  }

  return `${range(tree.children, 0, source.length).trim()}\n`;
}

function titledCode({ value, lang, meta }: Code): string {
  const title = /title="([^"]*)"/.exec(meta ?? '')?.[1];
  return `${title ? `\`${title}\`:\n\n` : ''}${codeBlock(value, lang ?? '')}`;
}

/** Lines after the first stand as far in as the node that they replace. */
function indented(node: Nodes, text: string): string {
  const indent = ' '.repeat((node.position?.start.column ?? 1) - 1);
  return text.replace(/\n(?=[^\n])/g, `\n${indent}`);
}

function isLabel(node: Nodes): node is Paragraph {
  return node.type === 'paragraph' && Boolean(node.data && 'directiveLabel' in node.data);
}

const startOf = (node: Nodes): number => node.position?.start.offset ?? 0;
const endOf = (node: Nodes): number => node.position?.end.offset ?? 0;
