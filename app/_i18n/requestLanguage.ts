import { splitLanguage, type Language } from './languages.ts';
import { requestPath } from './requestPath.ts';

/** For server components: the language of the page that is being rendered. Its address says it, and nothing else. */
export async function requestLanguage(): Promise<Language> {
  return splitLanguage(await requestPath()).language;
}
