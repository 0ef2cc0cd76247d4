/** Languages that the frame speaks. Pages are written in English; a translated frame stands before the same text. */
export const languages = ['en', 'zh', 'pt'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** As each language calls itself. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  zh: '中文',
  pt: 'Português',
};
