import { defaultLanguage, type Language } from './languages.ts';
import { requestLanguage } from './requestLanguage.ts';

/**
 * The `lang` of what the frame says in the middle of a page's text, which may be in another language. None on English pages: there all is
 * in one language.
 */
export async function frameLanguage(): Promise<Language | undefined> {
  const language = await requestLanguage();
  return language === defaultLanguage ? undefined : language;
}
