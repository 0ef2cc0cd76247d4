import { env } from 'cloudflare:workers';
import MiniSearch from 'minisearch';
import { markdownPath } from '../../app/_content/markdownPath.ts';
import { readSiteFacts } from '../../app/_content/readDocument.ts';
import type { ProductFacts } from '../../app/_content/types.ts';
import { indexOptions, type IndexedPage, type ListedExport } from './indexFormat.ts';

/** Milliseconds for an asset, which takes one or two. */
const assetTimeout = 5000;

/** Indexes stay with the isolate: a deployment starts new ones. */
const indexes = new Map<string, Promise<MiniSearch<IndexedPage>>>();

/** The products of the site, or the one that is asked for; none when there is no such product. */
export async function products(id: string | undefined): Promise<ProductFacts[]> {
  const all = (await readSiteFacts()).products;
  return id === undefined ? all : all.filter((product) => product.id === id);
}

/** The index of a product, ready to be searched. */
export function searchIndex(product: string): Promise<MiniSearch<IndexedPage>> {
  const known = indexes.get(product);
  if (known) return known;
  const loading = readAsset(`/_documents/mcp/search/${product}.json`).then(async (file) => {
    if (!file) throw new Error(`The search index of ${product} is missing from the assets.`);
    return MiniSearch.loadJSAsync<IndexedPage>(await file.json(), indexOptions);
  });
  indexes.set(product, loading);
  loading.catch(() => indexes.delete(product));
  return loading;
}

/** Exports of a product that have an entry in the API reference. */
export async function listedExports(product: string): Promise<ListedExport[]> {
  const file = await readAsset(`/_documents/mcp/components/${product}.json`);
  return file ? ((await file.json()) as ListedExport[]) : [];
}

/**
 * The markdown of a page.
 * @param path with slashes at both ends, as `pagePath` makes it
 * @returns undefined when there is no such page
 */
export async function pageMarkdown(
  path: string,
  variant: 'ts' | 'js' = 'ts',
): Promise<string | undefined> {
  const file =
    (await readAsset(markdownPath(path, variant))) ?? (await readAsset(markdownPath(path)));
  return file?.text();
}

/**
 * The path that a caller means: a path, an address of this site, or of its markdown.
 * @returns undefined for anything that cannot be a page: another host, a path that leaves its folder
 */
export function pagePath(text: string): string | undefined {
  const address = text.trim().replace(/[?#].*$/, '');
  const isHere = address.startsWith(`${env.SITE_ORIGIN}/`);
  const name = (isHere ? address.slice(env.SITE_ORIGIN.length) : address)
    .replace(/(\.js)?\.md$/, '')
    .replace(/^\/|\/$/g, '');
  if (name === '' || name === 'index') return '/';
  return /^[\w-]+(\/[\w-]+)*$/.test(name) && name.length <= 200 ? `/${name}/` : undefined;
}

async function readAsset(address: string): Promise<Response | undefined> {
  const response = await env.ASSETS.fetch(new URL(address, 'http://localhost'), {
    signal: AbortSignal.timeout(assetTimeout),
  });
  if (response.ok) return response as unknown as Response;
  await response.body?.cancel();
  return undefined;
}
