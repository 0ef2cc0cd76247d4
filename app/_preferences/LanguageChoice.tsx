import { LanguageLinks } from '../_i18n/LanguageLinks.tsx';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { group, segments } from './settingsStyles.ts';

/** The language, in the settings panel. It is part of the address, so that every link and bookmark remembers it. */
export async function LanguageChoice() {
  const t = await requestTranslate();
  return (
    <fieldset className={group}>
      <legend>{t('settings.language')}</legend>
      <div className={segments}>
        <LanguageLinks />
      </div>
    </fieldset>
  );
}
