import type { Language } from '../../_i18n/languages.ts';
import { pageLanguage } from '../../_i18n/loadTranslate.ts';

/** What has texts of its own. */
export type LocalizedLibrary = 'material-ui' | 'x';

type LocaleModule = () => Promise<{ locale: object[] }>;

/** Chunks that only readers of the language load. */
const modules: Record<LocalizedLibrary, Partial<Record<Language, LocaleModule>>> = {
  'material-ui': { zh: () => import('./materialZh.ts'), pt: () => import('./materialPt.ts') },
  x: { zh: () => import('./xZh.ts'), pt: () => import('./xPt.ts') },
};

/** @returns theme options with a library's texts in the language of the page, if there are any */
export async function loadLocale(library: LocalizedLibrary): Promise<object[] | undefined> {
  return (await modules[library][pageLanguage()]?.())?.locale;
}
