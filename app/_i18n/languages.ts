/** Languages that the frame speaks. Pages are written in English; translations of them are optional. */
export const languages = ['en', 'zh', 'pt'] as const;
export type Language = (typeof languages)[number];

/** The one whose pages have no prefix. */
export const defaultLanguage: Language = 'en';

/** Those that a page may be translated to. */
export const otherLanguages = languages.filter((language) => language !== defaultLanguage);

/** As each language calls itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  zh: '中文',
  pt: 'Português',
};

export function isLanguage(text: string): text is Language {
  return languages.some((language) => language === text);
}

/**
 * Takes the language's prefix off a path: `/zh/versions/` is `/versions/` in `zh`.
 * @returns `isCanonical` is false for the prefix of the default language, under which nothing is
 */
export function splitLanguage(path: string): {
  language: Language;
  path: string;
  isCanonical: boolean;
} {
  const first = /^\/([^/]+)(?=\/)/.exec(path)?.[1] ?? '';
  if (!isLanguage(first)) return { language: defaultLanguage, path, isCanonical: true };
  const rest = path.slice(first.length + 1);
  return { language: first, path: rest, isCanonical: first !== defaultLanguage };
}

/** The path of a page, with slashes at both ends, and what may follow it. Files have no language. */
const pageAddress = /^\/(?:[^/?#][^?#]*\/)?(?:[?#]|$)/;

/**
 * The address of a page in a language.
 * @param href of a page, in English; any other address stays as it is
 */
export function localAddress(href: string, language: Language): string {
  if (language === defaultLanguage || !pageAddress.test(href)) return href;
  return `/${language}${href}`;
}
