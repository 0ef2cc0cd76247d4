import type { Metadata } from 'next';
import { otherLanguages } from '../_i18n/languages.ts';
import { requestLanguage } from '../_i18n/requestLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { pageMetadata } from './pageMetadata.ts';

/**
 * The metadata of a page that the site itself brings. Its text is the frame's, so it is there in every language.
 * @param text where its title and description are
 */
export async function sitePageMetadata(
  path: string,
  text: 'frame.versions' | 'frame.errors',
): Promise<Metadata> {
  const [language, t] = await Promise.all([requestLanguage(), requestTranslate()]);
  const title = t(`${text}.title`);
  const description = t(`${text}.description`);
  return pageMetadata(
    { title, description, path, product: '', language, translations: otherLanguages },
    language,
  );
}
