import { env } from 'cloudflare:workers';
import { defaultLanguage, type Language } from '../_i18n/languages.ts';
import { readFeatures } from './features.ts';
import type {
  DemoPage,
  Document,
  PageLink,
  ProductionError,
  SiteDocument,
  SiteFacts,
  SitePage,
} from './types.ts';
import type { NavigationNode } from './navigationTypes.ts';

/** Only what can name a document: no dots, no encoded characters, nothing that leaves the folder. */
const safeName = /^[\w-]+(\/[\w-]+)*$/;

/** Documents are static assets beside the pages. The host is not looked at: the binding serves this site alone. */
async function readJson<T>(
  name: string,
  language: Language = defaultLanguage,
): Promise<T | undefined> {
  if (!safeName.test(name) || name.length > 200) return undefined;
  const response = await env.ASSETS.fetch(
    `http://localhost/_documents/${language === defaultLanguage ? '' : `${language}/`}${name}.json`,
  );
  return response.ok ? ((await response.json()) as T) : undefined;
}

/**
 * The document of a page.
 * @param path without slashes at the ends: `material-ui/react-button`
 * @param language of a translation that the English document names
 */
export function readDocument(path: string, language?: Language): Promise<Document | undefined> {
  return readJson<Document>(`pages/${path}`, language);
}

/**
 * A demo that is a page of its own.
 * @param path without slashes at the ends: `material-ui/react-app-bar/HideAppBar`
 */
export function readDemoPage(path: string): Promise<DemoPage | undefined> {
  return readJson<DemoPage>(`demos/${path}`);
}

/** A product's side navigation. */
export function readNavigation(
  product: string,
  language?: Language,
): Promise<NavigationNode[] | undefined> {
  return readJson<NavigationNode[]>(`navigation/${product}`, language);
}

/** Products, versions, and what the operator has switched on. Always there. */
export async function readSiteFacts(language?: Language): Promise<SiteFacts> {
  const facts = await readJson<SiteDocument>('site', language);
  if (!facts) throw new Error('The site facts are missing from the assets: run `npm run build`.');
  return { ...facts, features: readFeatures(env) };
}

/** The numbered errors of the installed packages. */
export async function readProductionErrors(): Promise<ProductionError[]> {
  return (await readJson<ProductionError[]>('production-errors')) ?? [];
}

/** Address and title of the pages that are still to be written, for the 404 page. */
export async function readWaitingPages(): Promise<PageLink[]> {
  return (await readJson<PageLink[]>('waiting')) ?? [];
}

/** Address and title of every page that readers come for, for suggestions on the 404 page. */
export async function readPages(): Promise<PageLink[]> {
  return ((await readJson<SitePage[]>('pages')) ?? []).filter(({ unlisted }) => !unlisted);
}
