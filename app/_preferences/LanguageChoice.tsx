import { LanguageLinks } from '../_i18n/LanguageLinks.tsx';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { choices } from './languageChoiceStyles.ts';
import { group } from './settingsStyles.ts';

/** The language, in the settings panel. It is part of the address, so that it is remembered by every link and bookmark. */
export async function LanguageChoice() {
  const t = await requestTranslate();
  return (
    <fieldset className={group}>
      <legend>{t('settings.language')}</legend>
      <LanguageLinks className={choices} />
    </fieldset>
  );
}
