import { css } from '@pigment-css/react';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { withoutScript } from '../_styles/mediaQueries.ts';
import { iconButton } from './iconButton.ts';
import { SettingsIcon } from './icons.tsx';

const onlyWithScript = css({ [withoutScript]: { display: 'none' } });

/** Opens app/_preferences/SettingsPanel.tsx. */
export async function SettingsButton() {
  const t = await requestTranslate();
  return (
    <button
      type="button"
      className={`${iconButton} ${onlyWithScript}`}
      data-action="settings"
      aria-haspopup="dialog"
      aria-label={t('settings.settings')}
    >
      <SettingsIcon />
    </button>
  );
}
