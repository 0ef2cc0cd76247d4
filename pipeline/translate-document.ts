import { demosOf } from '../app/_content/demosOf.ts';
import type { NavigationNode } from '../app/_content/navigationTypes.ts';
import type { Block, Demo, Document, MenuItem, SiteFacts } from '../app/_content/types.ts';
import type { Language } from '../app/_i18n/languages.ts';
import type { Site } from './content/site.ts';
import type { PageTranslation } from './content/translated-pages.ts';
import type { SiteTranslation } from './content/translations.ts';
import type { UnbuiltBlock } from './markdown/blocks.ts';
import { fromRoot } from './paths.ts';

/** The document of a page in another language: its text is the translation's, its demos and links are those of the page. */
export function translateDocument(english: Document, translation: PageTranslation): Document {
  const { language, title, description, text, file } = translation;
  const demos = new Map(demosOf(english.blocks).map((demo) => [demo.name, demo]));
  return {
    ...english,
    language,
    title: english.title.replace(/^.*(?= - )/, () => title),
    heading: text.heading,
    description,
    headings: text.headings,
    blocks: withDemos(text.blocks, demos),
    source: fromRoot(file),
  };
}

function withDemos(blocks: UnbuiltBlock[], demos: ReadonlyMap<string, Demo>): Block[] {
  return blocks.map((block) => {
    if (block.type === 'demo') return { type: 'demo', demo: demos.get(block.options.name)! };
    return 'children' in block ? { ...block, children: withDemos(block.children, demos) } : block;
  });
}

const nothing: SiteTranslation = { description: '', products: {}, titles: {} };

/** The facts of the site in another language, as far as they are translated. */
export function translateFacts(facts: SiteFacts, language: Language, site: Site): SiteFacts {
  const { description, products } = site.translations.get(language) ?? nothing;
  const describe = <T extends { id: string; description: string }>(product: T): T => ({
    ...product,
    description: products[product.id] ?? product.description,
  });
  const item = (entry: MenuItem): MenuItem => ({
    ...entry,
    description: products[entry.id ?? entry.name] ?? entry.description,
  });
  return {
    ...facts,
    description: description || facts.description,
    products: facts.products.map((product) => ({
      ...describe(product),
      parts: product.parts?.map(describe),
    })),
    menu: facts.menu.map((block) => ({ ...block, items: block.items.map(item) })),
  };
}

/** A side navigation in another language: a translated page is named by its heading, anything else by the site's translation. */
export function translateNavigation(
  nodes: NavigationNode[],
  language: Language,
  site: Site,
): NavigationNode[] {
  const { titles } = site.translations.get(language) ?? nothing;
  const headingOf = (path: string) =>
    site.pages
      .get(path)
      ?.translations.find((translation) => translation.language === language)
      ?.text.heading.replace(/<[^>]+>/g, '');
  return nodes.map((node) => {
    const title = titles[node.title] ?? (node.path && headingOf(node.path));
    return {
      ...node,
      ...(title && { title, language }),
      children: node.children && translateNavigation(node.children, language, site),
    };
  });
}
