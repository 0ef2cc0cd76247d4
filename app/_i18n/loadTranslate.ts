import { defaultLanguage, isLanguage, type Language } from './languages.ts';
import type { Strings } from './strings/en/index.ts';
import { createTranslate, type Translate } from './translate.ts';

let loading: Promise<Translate> | undefined;

/** One chunk each, so that a reader loads one language. */
const dictionaries: Record<Language, () => Promise<{ client: Partial<Strings> }>> = {
  en: () => import('./strings/en/client.ts'),
  pt: () => import('./strings/pt/client.ts'),
  zh: () => import('./strings/zh/client.ts'),
};

/** The language of the page that is open. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : defaultLanguage;
}

/** For client code that runs when the reader acts: the texts of the page's language, fetched once. */
export function loadTranslate(): Promise<Translate> {
  return (loading ??= load(pageLanguage()).catch((error: unknown) => {
    // the next act tries again
    loading = undefined;
    throw error;
  }));
}

async function load(language: Language): Promise<Translate> {
  const { client } = await dictionaries[language]();
  return createTranslate(language, { [language]: client });
}
