import { languageNames, languages, localAddress, splitLanguage } from './languages.ts';
import { requestPath } from './requestPath.ts';

/**
 * The page in every language, as links: they work without scripts. With them, app/_enhance/languages.ts leads each to the page that is open,
 * which is not always the one that these came with, and to the place on it.
 */
export async function LanguageLinks() {
  const { language: current, path } = splitLanguage(await requestPath());
  return languages.map((language) => (
    <a
      key={language}
      href={localAddress(path, language)}
      lang={language}
      hrefLang={language}
      aria-current={language === current ? 'true' : undefined}
      suppressHydrationWarning
    >
      {languageNames[language]}
    </a>
  ));
}
