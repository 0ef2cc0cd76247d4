import fs from 'node:fs';
import path from 'node:path';
import { markdownPath } from '../../app/_content/markdownPath.ts';
import type { Document } from '../../app/_content/types.ts';
import { defaultLanguage, localAddress } from '../../app/_i18n/languages.ts';
import { siteOrigin } from '../content/origin.ts';
import { isListed, type Site } from '../content/site.ts';
import { assetsDir } from '../paths.ts';
import { feed } from './feed.ts';
import { homeMarkdown } from './home-markdown.ts';
import { fullText, productLlms, rootLlms } from './llms.ts';
import { pageMarkdown } from './page-markdown.ts';
import { writeSearchIndex } from './search-index.ts';
import { robots, sitemap, sitemapIndex, sitemapsOf } from './sitemap.ts';

/**
 * Writes what is not read by people: markdown of every page, llms.txt, sitemaps, the feed, the index of `/mcp`.
 * @param translations of some of the pages; they have their markdown, and stand in the sitemaps
 */
export async function writeForMachines(
  whole: Site,
  all: Document[],
  translations: Document[],
): Promise<void> {
  // fixtures and samples are nothing to be found
  const documents = all.filter(({ product }) => isListed(whole, product));
  const site = { ...whole, products: whole.products.filter(({ listed }) => listed) };
  const origin = await siteOrigin();
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const source = { site, documents: byPath, origin };

  const markdown = new Map<string, string>();
  for (const document of [...all, ...translations]) {
    const text = await pageMarkdown(document, whole, origin);
    const address = localAddress(document.path, document.language ?? defaultLanguage);
    if (byPath.has(address)) markdown.set(address, text);
    write(markdownPath(address), text);
    if (document.demoAssets)
      write(markdownPath(address, 'js'), await pageMarkdown(document, whole, origin, 'js'));
  }
  write(markdownPath('/'), homeMarkdown(site, origin));

  write('/llms.txt', rootLlms(source));
  for (const product of site.products) {
    write(`/${product.id}/llms.txt`, productLlms(product, source));
    write(`/${product.id}/llms-full.txt`, fullText(product, source, markdown));
  }

  const maps = sitemapsOf(
    documents,
    site.products.map(({ id }) => id),
  );
  write('/sitemap.xml', sitemapIndex(maps, origin));
  for (const { path: address, pages } of maps) write(address, sitemap(pages, origin));
  write('/robots.txt', robots(origin));
  write('/feed.xml', feed(site, origin));

  writeSearchIndex(site, documents, markdown, (name, data) =>
    write(`/_documents/${name}.json`, JSON.stringify(data)),
  );
}

/** @param address of a static asset */
function write(address: string, text: string): void {
  const file = path.join(assetsDir, address);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
