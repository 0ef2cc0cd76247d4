import { css } from '@pigment-css/react';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { initialPreferences, spacingRange } from './preferences.ts';
import { MinusIcon, PlusIcon } from './settingsIcons.tsx';
import { action, row, stepper, toggle } from './settingsStyles.ts';

const reset = css({ marginBlockStart: 8 });

/** Spacing and density of the demos. In the settings panel and in the density tool, which may stand on one page. */
export async function DensityControls() {
  const t = await requestTranslate();
  return (
    <>
      <label className={row}>
        {t('settings.useHighDensity')}
        <input type="checkbox" className={toggle} data-preference="dense" />
      </label>
      <div className={row}>
        <span aria-hidden="true">{t('settings.spacingUnit')}</span>
        <div className={stepper}>
          <button
            type="button"
            data-action="settings-spacing-decrease"
            aria-label={t('settings.decreaseSpacing')}
          >
            <MinusIcon />
          </button>
          <input
            type="number"
            aria-label={t('settings.spacingUnit')}
            min={spacingRange.min}
            max={spacingRange.max}
            defaultValue={initialPreferences.spacing}
            data-preference="spacing"
          />
          <button
            type="button"
            data-action="settings-spacing-increase"
            aria-label={t('settings.increaseSpacing')}
          >
            <PlusIcon />
          </button>
        </div>
      </div>
      <button
        type="button"
        className={`${action} ${reset}`}
        data-action="settings-density-reset"
        disabled
      >
        {t('settings.resetDensity')}
      </button>
    </>
  );
}
