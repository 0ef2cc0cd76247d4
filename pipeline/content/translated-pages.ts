import fs from 'node:fs';
import type { Root } from 'hast';
import type { Language } from '../../app/_i18n/languages.ts';
import type { Mistakes } from '../author-error.ts';
import { fromRoot } from '../paths.ts';
import { toBlocks, type PageText, type UnbuiltBlock } from '../markdown/blocks.ts';
import { translationSchema } from '../markdown/front-matter.ts';
import { linkTypes } from '../markdown/link-types.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import { withOrigin } from './origin.ts';
import type { PageSource } from './pages.ts';

/** The text of a page in another language: `react-button-zh.md`. All else is that of the page. */
export interface PageTranslation {
  language: Language;
  /** the markdown file */
  file: string;
  title: string;
  description: string;
  text: PageText;
}

/**
 * Reads the translations of a page. Headings have the ids of the English ones, in order, so that anchors hold in every language.
 * @param english text of the page
 * @param types path of the API page by name, of the page's product
 */
export async function readPageTranslations(
  source: PageSource,
  english: PageText,
  types: ReadonlyMap<string, string>,
  mistakes: Mistakes,
): Promise<PageTranslation[]> {
  const translations: PageTranslation[] = [];
  for (const [language, file] of source.translationFiles ?? []) {
    const markdown = await withOrigin(fs.readFileSync(file, 'utf8'));
    const { frontMatter, tree } = parseMarkdown(markdown, file, mistakes, translationSchema);
    linkTypes(tree, types);
    const ids = headingIds(english.blocks);
    if (!hasSameHeadings(tree, english.blocks, file, source.file, mistakes)) continue;
    const text = await toBlocks(tree, source.path, file, mistakes, () => ids.shift()!);
    checkDemos(text, english, file, source.file, mistakes);
    for (const anchor of english.anchors) text.anchors.add(anchor);
    if (frontMatter) translations.push({ language, file, ...frontMatter, text });
  }
  return translations;
}

type HeadingBlock = Extract<UnbuiltBlock, { type: 'heading' }>;

function allBlocks(blocks: UnbuiltBlock[]): UnbuiltBlock[] {
  return blocks.flatMap((block) => [
    block,
    ...('children' in block ? allBlocks(block.children) : []),
  ]);
}

const headings = (blocks: UnbuiltBlock[]) =>
  allBlocks(blocks).filter((block): block is HeadingBlock => block.type === 'heading');

const headingIds = (blocks: UnbuiltBlock[]) => headings(blocks).map(({ id }) => id);

function hasSameHeadings(
  tree: Root,
  english: UnbuiltBlock[],
  file: string,
  original: string,
  mistakes: Mistakes,
): boolean {
  const levels = (node: Root | Root['children'][number]): number[] =>
    'children' in node
      ? node.children.flatMap((child) => {
          const level =
            child.type === 'element' ? Number(/^h([2-6])$/.exec(child.tagName)?.[1]) : 0;
          return level ? [level] : levels(child as Root['children'][number]);
        })
      : [];
  const wanted = headings(english).map(({ level }) => level);
  const found = levels(tree);
  const at = wanted.findIndex((level, index) => level !== found[index]);
  if (at < 0 && found.length === wanted.length) return true;
  mistakes.add(
    file,
    undefined,
    `The headings differ from those of ${fromRoot(original)}, from the ${ordinal(at < 0 ? wanted.length : at)} on: a translation has the same ones, in the same order and of the same levels.`,
  );
  return false;
}

const ordinal = (index: number) =>
  `${index + 1}${['st', 'nd', 'rd'][index % 10] && ![10, 11, 12].includes(index % 100) ? ['st', 'nd', 'rd'][index % 10] : 'th'}`;

function checkDemos(
  text: PageText,
  english: PageText,
  file: string,
  original: string,
  mistakes: Mistakes,
): void {
  const demos = ({ blocks }: PageText) =>
    allBlocks(blocks).flatMap((block) => (block.type === 'demo' ? [block] : []));
  const known = new Set(demos(english).map(({ options }) => options.name));
  for (const { options, line } of demos(text))
    if (!known.delete(options.name))
      mistakes.add(
        file,
        line,
        `The demo ${options.name} is not on ${fromRoot(original)}, or is here twice: a translation shows the same demos.`,
      );
}
