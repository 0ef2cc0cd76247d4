import { createHash } from 'node:crypto';
import { demosOf } from '../app/_content/demosOf.ts';
import type { Block, DemoAssets, DemoPage, Document } from '../app/_content/types.ts';
import { Mistakes } from './author-error.ts';
import { describeApiPage } from './content/describe-api-page.ts';
import { describePage } from './content/describe-page.ts';
import { siteAnchors } from './content/link-targets.ts';
import type { Page, Site } from './content/site.ts';
import { buildDemo, type DemoAddresses, type DemoContext } from './demos/build-demo.ts';
import type { DemoSource, Library } from './demos/demo-source.ts';
import { renderDemos } from './demos/render.ts';
import { demoStyles } from './demos/styles.ts';
import { fromRoot } from './paths.ts';
import { withAliases } from './redirects/aliases.ts';
import type { UnbuiltBlock } from './markdown/blocks.ts';
import { translateDocument } from './translate-document.ts';

export interface BuiltPages {
  documents: Document[];
  /** the same pages in other languages */
  translations: Document[];
  /** demos that are pages of their own, by address */
  demoPages: Map<string, DemoPage>;
  themeCss: Record<Library, string>;
}

/**
 * Builds the documents of `pages`, demos included.
 * @throws AuthorError when a demo cannot be rendered or read
 */
export async function buildDocuments(
  pages: Page[],
  site: Site,
  addresses: DemoAddresses,
): Promise<BuiltPages> {
  const mistakes = new Mistakes();
  const rendered = await renderDemos(
    pages.flatMap((page) => page.demos.flatMap(({ variants }) => variants)),
    mistakes,
  );
  const documents: Document[] = [];
  const translations: Document[] = [];
  const demoPages = new Map<string, DemoPage>();
  const classOwners = new Map<string, string>();
  for (const page of pages) {
    const { version } = site.products.find(({ id }) => id === page.product)!;
    const context: DemoContext = {
      rendered: rendered.demos,
      themeCss: rendered.themeCss,
      addresses,
      page: page.path,
      documented: page.frontMatter.components,
      sourceUrl: (file) => `${site.config.demoBase.replace('{version}', version)}${fromRoot(file)}`,
      mistakes,
    };
    const blocks = await fillDemos(page.text.blocks, page, context);
    const framed = new Map(
      demosOf(blocks).flatMap((demo) => (demo.frame ? [[demo.name, demo] as const] : [])),
    );
    const inPage = page.demos.filter(({ name }) => !framed.has(name));
    const document = {
      ...describePage(page, site),
      blocks,
      demoAssets: await demoAssets(inPage, context, classOwners),
    };
    const aliases = site.aliases[page.path];
    documents.push(withAliases(document, aliases));
    for (const translation of page.translations)
      translations.push(withAliases(translateDocument(document, translation), aliases));
    for (const source of page.demos) {
      const demo = framed.get(source.name);
      if (demo)
        demoPages.set(demo.frame!.address, {
          title: demo.name,
          demo,
          demoAssets: (await demoAssets([source], context, classOwners))!,
        });
    }
  }
  mistakes.throwIfAny();
  return { documents, translations, demoPages, themeCss: rendered.themeCss };
}

async function fillDemos(
  blocks: UnbuiltBlock[],
  page: Page,
  context: DemoContext,
): Promise<Block[]> {
  const filled: Block[] = [];
  for (const block of blocks) {
    if (block.type === 'demo') {
      const source = page.demos.find(({ name }) => name === block.options.name)!;
      const demo = await buildDemo(source, block.options, context);
      if (demo) filled.push({ type: 'demo', demo });
    } else if ('children' in block) {
      filled.push({ ...block, children: await fillDemos(block.children, page, context) });
    } else filled.push(block);
  }
  return filled;
}

/** The critical CSS of demos: each Emotion class once, in the order in which the demos need them, and what they import. */
async function demoAssets(
  demos: DemoSource[],
  { rendered, themeCss, addresses, mistakes }: DemoContext,
  classOwners: Map<string, string>,
): Promise<DemoAssets | undefined> {
  if (demos.length === 0) return undefined;
  const variants = demos.flatMap((demo) => demo.variants);
  const emotion = Object.assign({}, ...variants.map(({ file }) => rendered.get(file)?.styles));
  const themes = new Set(
    variants.map(({ library }) => themeOf(library)).filter((theme) => theme !== undefined),
  );
  const css =
    Object.values<string>(emotion).join('') + (await demoStyles(variants, classOwners, mistakes));
  return {
    styleSheets: [...themes].map((library) =>
      addresses.themeStyleSheet(library, themeCss[library]),
    ),
    css,
    id: createHash('sha256').update(css).digest('hex').slice(0, 8),
  };
}

/** MUI X has Material UI's theme; demos with their own styles have none. */
function themeOf(library: Library): Library | undefined {
  return library === 'x' ? 'material-ui' : library === 'system' ? undefined : library;
}

export interface BuiltApiPages {
  documents: Document[];
  /** links of descriptions to pages, or headings, that this site does not have yet: they keep their public address */
  publicLinks: Set<string>;
}

/** Builds the documents of the API reference. */
export async function buildApiDocuments(site: Site): Promise<BuiltApiPages> {
  const publicLinks = new Set<string>();
  const anchors = siteAnchors(site);
  const resolve = (path: string, anchor: string | undefined) => {
    const known = anchors.get(path);
    const address = anchor ? `${path}#${anchor}` : path;
    if (known && (!anchor || known.has(anchor))) return address;
    publicLinks.add(address);
    return undefined;
  };
  const documents: Document[] = [];
  for (const page of site.api.values()) {
    const document = await describeApiPage(page, site, resolve);
    documents.push(withAliases(document, site.aliases[page.path]));
  }

  return { documents, publicLinks };
}
