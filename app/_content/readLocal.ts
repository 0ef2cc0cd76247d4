import { cache } from 'react';
import { defaultLanguage } from '../_i18n/languages.ts';
import { requestLanguage } from '../_i18n/requestLanguage.ts';
import { localizeLinks } from './localizeLinks.ts';
import type { NavigationNode } from './navigationTypes.ts';
import { readDemoPage, readDocument, readNavigation, readSiteFacts } from './readDocument.ts';
import type { DemoPage, Document, SiteFacts } from './types.ts';

// What server components read: in the language of the page that is being rendered as far as it is translated, with links that stay in it.

/** The document of a page. Its own `path` has no prefix in any language. */
export const readLocalDocument = cache(async (path: string): Promise<Document | undefined> => {
  const language = await requestLanguage();
  const english = await readDocument(path);
  if (!english || language === defaultLanguage) return english;
  const translated = english.translations?.includes(language)
    ? await readDocument(path, language)
    : undefined;
  return { ...localizeLinks(translated ?? english, language), path: english.path };
});

export async function readLocalDemoPage(path: string): Promise<DemoPage | undefined> {
  return localizeLinks(await readDemoPage(path), await requestLanguage());
}

export async function readLocalNavigation(product: string): Promise<NavigationNode[] | undefined> {
  const language = await requestLanguage();
  return localizeLinks(await readNavigation(product, language), language);
}

export const readLocalFacts = cache(async (): Promise<SiteFacts> => {
  const language = await requestLanguage();
  return localizeLinks(await readSiteFacts(language), language);
});
