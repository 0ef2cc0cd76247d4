import type { Code as MdastCode, Definition, Image, Root as MdastRoot, Yaml } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, { type Options } from 'remark-rehype';
import type { Element, Root as HastRoot } from 'hast';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Mistakes } from '../author-error.ts';
import { remarkDirectives } from './directives.ts';
import { readFrontMatter, type FrontMatter } from './front-matter.ts';
import { languages } from './highlight.ts';

const htmlAllowed = new Set(['details', 'summary', 'kbd', 'br']);

/** A fence keeps its language, title and tab until it is highlighted. */
const handlers: Options['handlers'] = {
  code(_state, node: MdastCode): Element {
    return {
      type: 'element',
      tagName: 'x-code',
      properties: {
        lang: node.lang ?? '',
        meta: node.meta ?? '',
        line: node.position?.start.line ?? 0,
      },
      children: [{ type: 'text', value: node.value }],
    };
  },
};

export interface ParsedMarkdown {
  frontMatter: FrontMatter | undefined;
  tree: HastRoot;
}

/**
 * Parses a markdown file to HTML nodes. Directives and fences become `x-…` elements, which blocks.ts turns into blocks.
 * Mistakes of form are reported with their line; the tree is still returned, so that one run finds them all.
 */
export function parseMarkdown(source: string, file: string, mistakes: Mistakes): ParsedMarkdown {
  let yaml: string | undefined;
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(() => (tree: MdastRoot) => {
      const head = tree.children[0];
      if (head?.type === 'yaml') yaml = (head as Yaml).value;
    })
    .use(() => remarkDirectives(file, source, mistakes))
    .use(() => (tree: MdastRoot) => checkNodes(tree, file, mistakes))
    .use(remarkRehype, { allowDangerousHtml: true, handlers })
    .use(rehypeRaw);
  const tree = processor.runSync(processor.parse(source)) as HastRoot;
  return { frontMatter: readFrontMatter(yaml, file, mistakes), tree };
}

/** An image, or the definition that an image by reference names. */
function isPicture(node: Image | Definition, tree: MdastRoot): boolean {
  if (node.type === 'image') return true;
  let isNamed = false;
  visit(tree, 'imageReference', ({ identifier }) => {
    isNamed ||= identifier === node.identifier;
  });
  return isNamed;
}

function checkNodes(tree: MdastRoot, file: string, mistakes: Mistakes): void {
  visit(tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'code' && !(node.lang && Object.hasOwn(languages, node.lang))) {
      const known = Object.keys(languages).join(', ');
      mistakes.add(
        file,
        line,
        node.lang
          ? `Unknown code language \`${node.lang}\`. Known: ${known}.`
          : `A code block names no language. Known: ${known}.`,
      );
    } else if (node.type === 'html') {
      for (const [, tag = ''] of node.value.matchAll(/<\/?([a-zA-Z][\w-]*)/g))
        if (!htmlAllowed.has(tag.toLowerCase()))
          mistakes.add(
            file,
            line,
            `\`<${tag}>\` is not allowed in markdown (allowed: ${[...htmlAllowed].join(', ')}). In text, put it in backticks.`,
          );
      if (/\son\w+\s*=|\sstyle\s*=/i.test(node.value))
        mistakes.add(
          file,
          line,
          'HTML in markdown carries no styles and no event handlers: remove the attribute.',
        );
    } else if (
      (node.type === 'image' || node.type === 'definition') &&
      isPicture(node, tree) &&
      !node.url.startsWith('/static/')
    ) {
      mistakes.add(
        file,
        line,
        `The image \`${node.url}\` is not served from here: put it in public/static/.`,
      );
    }
  });
}
