import MiniSearch from 'minisearch';
import { indexOptions, type IndexedPage, type ListedExport } from '../../edge/mcp/indexFormat.ts';
import { plainText } from '../../app/_content/plainText.ts';
import type { Document, HeadingLink } from '../../app/_content/types.ts';
import { packageOf } from '../content/describe-api-page.ts';
import type { Site } from '../content/site.ts';

/**
 * Writes what the tools of `/mcp` search in, a file a product: pages, and exports with an API page.
 * @param markdown of pages, by path
 * @param write gets a name below `/_documents/`, and plain data
 */
export function writeSearchIndex(
  site: Site,
  documents: Document[],
  markdown: ReadonlyMap<string, string>,
  write: (name: string, data: unknown) => void,
): void {
  for (const { id } of site.products) {
    const own = documents.filter(({ product }) => product === id);
    const index = new MiniSearch<IndexedPage>(indexOptions);
    index.addAll(own.map((document) => indexedPage(document, site, markdown.get(document.path)!)));
    write(`mcp/search/${id}`, index);
    write(`mcp/components/${id}`, listedExports(own, site));
  }
}

function indexedPage(document: Document, site: Site, markdown: string): IndexedPage {
  const frontMatter = site.pages.get(document.path)?.frontMatter;
  const documented = [...(frontMatter?.components ?? []), ...(frontMatter?.hooks ?? [])];
  const names = [...documented, ...headingTexts(document.headings)];
  return {
    id: document.path,
    title: plainText(document.heading),
    description: document.description,
    kind: document.api ? 'api' : documented.length > 0 ? 'component' : 'guide',
    names: [...new Set(names)].join(' '),
    text: document.api ? apiText(document) : proseOf(markdown),
  };
}

function headingTexts(headings: HeadingLink[]): string[] {
  return headings.flatMap(({ text, children }) => [text, ...headingTexts(children)]);
}

/** Props and classes are named in the contents: what is left is what the entry is for. */
function apiText({ api, description }: Document): string {
  return [description, ...(api ?? []).map(({ entry }) => plainText(entry.descriptionHtml))].join(
    ' ',
  );
}

/** Words of the text, each once: code would drown them, and how often a word is there matters little. */
function proseOf(markdown: string): string {
  const text = markdown.replace(/^(`{3,}).*\n[^]*?^\1$/gm, ' ').replace(/\]\([^)]*\)/g, '] ');
  return [...new Set(text.match(/[\p{L}\d]{2,}/gu))].join(' ');
}

function listedExports(documents: Document[], site: Site): ListedExport[] {
  const written = new Map<string, string>();
  for (const { path, product, frontMatter } of site.pages.values())
    for (const name of [...frontMatter.components, ...frontMatter.hooks])
      written.set(`${product} ${name}`, path);
  return documents.flatMap(({ path, product, api }) =>
    (api ?? []).flatMap(({ entry }): ListedExport[] => {
      const { kind, name, anchor } = entry;
      if (kind !== 'component' && kind !== 'hook' && kind !== 'interface') return [];
      return [
        {
          name,
          kind,
          package: packageOf(entry) ?? '',
          api: anchor ? `${path}#${anchor}` : path,
          page: written.get(`${product} ${name}`),
        },
      ];
    }),
  );
}
