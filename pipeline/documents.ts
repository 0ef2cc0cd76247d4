import type { Block, DemoAssets, Document } from '../app/_content/types.ts';
import { Mistakes } from './author-error.ts';
import { describeApiPage } from './content/describe-api-page.ts';
import { describePage } from './content/describe-page.ts';
import { siteAnchors, type Page, type Site } from './content/site.ts';
import { buildDemo, type DemoAddresses } from './demos/build-demo.ts';
import { renderDemos, type Library, type RenderedDemos } from './demos/render.ts';
import type { UnbuiltBlock } from './markdown/blocks.ts';

export interface BuiltPages {
  documents: Document[];
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
    pages.flatMap((page) => page.demos),
    mistakes,
  );
  const documents: Document[] = [];
  for (const page of pages) {
    documents.push({
      ...describePage(page, site),
      blocks: await fillDemos(page.text.blocks, page, rendered, addresses, mistakes),
      demoAssets: demoAssets(page, rendered, addresses),
    });
  }
  mistakes.throwIfAny();
  return { documents, themeCss: rendered.themeCss };
}

async function fillDemos(
  blocks: UnbuiltBlock[],
  page: Page,
  rendered: RenderedDemos,
  addresses: DemoAddresses,
  mistakes: Mistakes,
): Promise<Block[]> {
  const filled: Block[] = [];
  for (const block of blocks) {
    if (block.type === 'demo') {
      const source = page.demos.find(({ name }) => name === block.options.name)!;
      const markup = rendered.demos.get(source.file);
      const demo = markup && (await buildDemo(source, block.options, markup, addresses, mistakes));
      if (demo) filled.push({ type: 'demo', demo });
    } else if ('children' in block) {
      filled.push({
        ...block,
        children: await fillDemos(block.children, page, rendered, addresses, mistakes),
      });
    } else filled.push(block);
  }
  return filled;
}

/** The critical CSS of a page: each Emotion class once, in the order in which the demos need them. */
function demoAssets(
  page: Page,
  rendered: RenderedDemos,
  addresses: DemoAddresses,
): DemoAssets | undefined {
  if (page.demos.length === 0) return undefined;
  const styles = Object.assign(
    {},
    ...page.demos.map(({ file }) => rendered.demos.get(file)?.styles),
  );
  const libraries = new Set(page.demos.map(({ library }) => library));
  return {
    styleSheets: [...libraries].map((library) => addresses.themeStyleSheet(library)),
    css: Object.values<string>(styles).join(''),
  };
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
  for (const page of site.api.values()) documents.push(await describeApiPage(page, site, resolve));
  return { documents, publicLinks };
}
