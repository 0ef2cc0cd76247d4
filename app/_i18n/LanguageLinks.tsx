import { languageNames, languages, localAddress, splitLanguage } from './languages.ts';
import { requestPath } from './requestPath.ts';

/**
 * The page in every language, as links: they work without scripts. With them, app/_enhance/languages.ts leads each to the page that is open,
 * which is not always the one that these came with, and to the place on it.
 */
export async function LanguageLinks({ className }: { className: string }) {
  const { language: current, path } = splitLanguage(await requestPath());
  return (
    <ul className={className}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={localAddress(path, language)}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            data-language={language}
            suppressHydrationWarning
          >
            {languageNames[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
