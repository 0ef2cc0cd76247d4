import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import type { Block, CalloutKind, Code, CodeTab, HeadingLink } from '../../app/_content/types.ts';
import type { PageComponentName } from '../../app/_content/componentNames.ts';
import type { Mistakes } from '../author-error.ts';
import type { DemoOptions } from './directives.ts';
import { highlight } from './highlight.ts';
import { linkFormMistake, splitHref, type InternalLink } from './links.ts';
import { createSlugger } from './slug.ts';

/** A demo's place in the text: its markup and code are filled in when the demos are built. */
export type UnbuiltBlock =
  | Exclude<Block, { type: 'demo' | 'callout' | 'element' }>
  | (Omit<Extract<Block, { type: 'callout' }>, 'children'> & { children: UnbuiltBlock[] })
  | (Omit<Extract<Block, { type: 'element' }>, 'children'> & { children: UnbuiltBlock[] })
  | { type: 'demo'; options: DemoOptions; line: number };

export interface PageText {
  /** the `# Heading`, as HTML */
  heading: string;
  headings: HeadingLink[];
  blocks: UnbuiltBlock[];
  links: InternalLink[];
  /** every id of the page, for the check of anchors */
  anchors: Set<string>;
}

const special = /^(x-|h[1-6]$|table$|details$)/;

/**
 * Turns the HTML nodes of one page into blocks. Plain runs of text become one HTML string; only what the page renders with a
 * component of its own (headings, code, callouts, tables, demos) becomes a node.
 * @param page path of the page, for anchors without a path
 * @param slug gives each heading its id
 */
export async function toBlocks(
  tree: Root,
  page: string,
  file: string,
  mistakes: Mistakes,
  slug = createSlugger(),
): Promise<PageText> {
  const text: PageText = { heading: '', headings: [], blocks: [], links: [], anchors: new Set() };

  function inline(node: Parents): string {
    return toHtml({ type: 'root', children: node.children as ElementContent[] });
  }

  function addHeading(node: Element, level: number): UnbuiltBlock[] {
    const html = inline(node);
    const label = toString(node).trim();
    if (level === 1) {
      if (text.heading)
        mistakes.add(file, lineOf(node), 'A page has one `# Heading`: make this one `##`.');
      text.heading = html;
      return [];
    }
    if (level > 4) {
      mistakes.add(file, lineOf(node), 'Headings deeper than `####` are not shown: raise it.');
      return [];
    }
    const id = slug(label);
    text.anchors.add(id);
    const link: HeadingLink = { id, text: label, children: [] };
    if (level === 2) text.headings.push(link);
    if (level === 3) {
      const parent = text.headings.at(-1);
      if (parent) parent.children.push(link);
      else mistakes.add(file, lineOf(node), '`###` comes before any `##`: make it `##`.');
    }
    return [{ type: 'heading', level: level as 2 | 3 | 4, id, html }];
  }

  async function convert(node: Element): Promise<UnbuiltBlock[]> {
    const { tagName } = node;
    const options = node.properties['options'];
    const line = Number(node.properties['line'] ?? 0) || lineOf(node);
    if (/^h[1-6]$/.test(tagName)) return addHeading(node, Number(tagName[1]));
    if (tagName === 'table') return [{ type: 'table', html: toHtml(node) }];
    if (tagName === 'x-code') return [{ type: 'code', code: await toCode(node) }];
    if (tagName === 'x-demo')
      return [
        { type: 'demo', options: JSON.parse(String(options)) as DemoOptions, line: line ?? 0 },
      ];
    if (tagName === 'x-component') {
      const { name, ...attributes } = JSON.parse(String(options)) as { name: PageComponentName };
      return [{ type: 'component', name, attributes }];
    }
    if (tagName === 'x-tabs') {
      const { key } = JSON.parse(String(options)) as { key: string };
      return [{ type: 'tabs', storageKey: key, tabs: await toTabs(node, file, line, mistakes) }];
    }
    if (tagName === 'x-callout') {
      const label = node.children.find(isDirectiveLabel);
      return [
        {
          type: 'callout',
          kind: String(node.properties['kind']) as CalloutKind,
          title: label ? inline(label) : undefined,
          children: await convertAll(node.children.filter((child) => child !== label)),
        },
      ];
    }
    return [
      {
        type: 'element',
        tag: tagName,
        attributes: Object.fromEntries(
          Object.entries(node.properties).map(([name, value]) => [name, String(value)]),
        ),
        // a list holds items and nothing else: each stays an element, and no run of them is wrapped
        children: await convertAll(node.children, /^(ul|ol|details)$/.test(tagName)),
      },
    ];
  }

  async function convertAll(nodes: Nodes[], ownElements = false): Promise<UnbuiltBlock[]> {
    const blocks: UnbuiltBlock[] = [];
    let run: Nodes[] = [];
    const endRun = () => {
      const html = toHtml({ type: 'root', children: run as ElementContent[] }).trim();
      if (html) blocks.push({ type: 'html', html });
      run = [];
    };
    for (const node of nodes) {
      if (node.type === 'element' && (ownElements || hasSpecial(node))) {
        endRun();
        blocks.push(...(await convert(node)));
      } else run.push(node);
    }
    endRun();
    return blocks;
  }

  collectLinks(tree, page, file, text, mistakes);
  text.blocks = await convertAll(tree.children);
  if (!text.heading)
    mistakes.add(file, 1, 'The page has no `# Heading` after its front matter: add one.');
  return text;
}

function lineOf(node: Nodes): number | undefined {
  return node.position?.start.line;
}

function hasSpecial(node: Element): boolean {
  return (
    special.test(node.tagName) ||
    node.children.some((child) => child.type === 'element' && hasSpecial(child))
  );
}

/** `:::info[Title]` arrives as a first paragraph that directives.ts marks. */
function isDirectiveLabel(node: ElementContent): node is Element {
  return node.type === 'element' && node.properties['label'] !== undefined;
}

function collectLinks(
  tree: Root,
  page: string,
  file: string,
  text: PageText,
  mistakes: Mistakes,
): void {
  const walk = (node: Nodes) => {
    if (node.type === 'element' && node.tagName === 'a') {
      const href = String(node.properties['href'] ?? '');
      const mistake = linkFormMistake(href);
      if (mistake) mistakes.add(file, lineOf(node), mistake);
      else if (href.startsWith('/') || href.startsWith('#'))
        text.links.push({ href, ...splitHref(href, page), file, line: lineOf(node) });
    }
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(tree);
}

async function toCode(node: Element): Promise<Code> {
  const language = String(node.properties['lang']);
  const title = /title="([^"]*)"/.exec(String(node.properties['meta']))?.[1];
  return { language, title, html: await highlight(toString(node), language) };
}

async function toTabs(
  node: Element,
  file: string,
  line: number | undefined,
  mistakes: Mistakes,
): Promise<CodeTab[]> {
  const tabs: CodeTab[] = [];
  for (const child of node.children) {
    if (child.type === 'text' && child.value.trim() === '') continue;
    const label =
      child.type === 'element' && child.tagName === 'x-code'
        ? /tab="([^"]+)"/.exec(String(child.properties['meta']))?.[1]
        : undefined;
    if (!label) {
      mistakes.add(
        file,
        line,
        '`tabs` holds code blocks that each carry `tab="name"`, and nothing else.',
      );
      continue;
    }
    const id = label.toLowerCase().replace(/\W+/g, '-');
    tabs.push({ id, label, code: await toCode(child as Element) });
  }
  return tabs;
}
