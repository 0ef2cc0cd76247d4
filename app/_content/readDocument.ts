import { env } from 'cloudflare:workers';
import type { Document, PageLink, SiteFacts } from './types.ts';
import type { NavigationNode } from './navigationTypes.ts';

/** Only what can name a document: no dots, no encoded characters, nothing that leaves the folder. */
const safeName = /^[\w-]+(\/[\w-]+)*$/;

/** Documents are static assets beside the pages. The host is not looked at: the binding serves this site alone. */
async function readJson<T>(name: string): Promise<T | undefined> {
  if (!safeName.test(name) || name.length > 200) return undefined;
  const response = await env.ASSETS.fetch(`http://localhost/_documents/${name}.json`);
  return response.ok ? ((await response.json()) as T) : undefined;
}

/**
 * The document of a page.
 * @param path without slashes at the ends: `material-ui/react-button`
 */
export function readDocument(path: string): Promise<Document | undefined> {
  return readJson<Document>(`pages/${path}`);
}

/** A product's side navigation. */
export function readNavigation(product: string): Promise<NavigationNode[] | undefined> {
  return readJson<NavigationNode[]>(`navigation/${product}`);
}

/** Products and versions. Always there. */
export async function readSiteFacts(): Promise<SiteFacts> {
  const facts = await readJson<SiteFacts>('site');
  if (!facts) throw new Error('The site facts are missing from the assets: run `npm run build`.');
  return facts;
}

/** Address and title of every page, for suggestions on the 404 page. */
export async function readPages(): Promise<PageLink[]> {
  return (await readJson<PageLink[]>('pages')) ?? [];
}
