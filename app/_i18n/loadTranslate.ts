import { createTranslate, type Translate } from './translate.ts';

let loading: Promise<Translate> | undefined;

/** For client code that runs when the reader acts: the texts of the page's language, fetched once. */
export function loadTranslate(): Promise<Translate> {
  return (loading ??= load(document.documentElement.lang));
}

async function load(language: string): Promise<Translate> {
  const { en } = await import('./strings/en/index.ts');
  return createTranslate(language, { en });
}
