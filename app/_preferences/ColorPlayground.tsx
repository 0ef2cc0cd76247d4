import type { SiteFacts } from '../_content/types.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import type { Translate } from '../_i18n/translate.ts';
import { ratioText, textOn } from './color.ts';
import { EagerScript } from './EagerScript.tsx';
import { hues, paletteColor, playgroundStart, shades, tonesOf } from './hues.ts';
import { fieldset, playground, swatches, tones } from './playgroundStyles.ts';
import { intents, type Intent } from './preferences.ts';
import { action, row } from './settingsStyles.ts';

/**
 * Chooses the primary and the secondary colour of every demo of the site. app/_preferences/playground.ts brings it to life, and may change
 * texts before React has hydrated the page: without `suppressHydrationWarning` React would make the page anew, and lose what was chosen.
 */
export async function ColorPlayground({ site }: { site: SiteFacts }) {
  const t = await requestTranslate();
  return (
    <color-playground className={playground}>
      <EagerScript site={site} />
      {intents.map((intent) => (
        <IntentFields key={intent} intent={intent} t={t} />
      ))}
      <div className={row}>
        <button type="button" className={action} data-action="settings-colors-set" data-primary="">
          {t('settings.setDocsColors')}
        </button>
        <button type="button" className={action} data-action="settings-colors-reset" disabled>
          {t('settings.resetDocsColors')}
        </button>
      </div>
      <p
        role="status"
        data-visually-hidden=""
        data-message={t('settings.colorsSet')}
        // a string, which React leaves alone when the script has filled it before
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </color-playground>
  );
}

function IntentFields({ intent, t }: { intent: Intent; t: Translate }) {
  const start = playgroundStart[intent];
  const shade = shades[start.shade]!;
  const main = hues[start.hue]![shade]!;
  const mistake = `playground-${intent}-mistake`;
  return (
    <fieldset className={fieldset} data-intent={intent}>
      <legend>{t(`settings.${intent}`)}</legend>
      <label>
        {t('settings.colorValue')}
        <input
          type="text"
          data-field="value"
          defaultValue={main}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={mistake}
        />
      </label>
      <p role="alert" id={mistake} hidden>
        {t('settings.colorMistake')}
      </p>
      <label>
        <span>
          {t('settings.shade')}{' '}
          <span data-shade="" suppressHydrationWarning>
            {shade}
          </span>
        </span>
        <input
          type="range"
          data-field="shade"
          min={0}
          max={shades.length - 1}
          defaultValue={start.shade}
          aria-valuetext={shade}
        />
      </label>
      <div className={swatches} role="radiogroup" aria-label={t('settings.hue')}>
        {Object.entries(hues).map(([hue, colors]) => (
          <label key={hue} style={{ background: colors[shade], color: textOn(colors[shade]!) }}>
            <input
              type="radio"
              name={`playground-${intent}-hue`}
              value={hue}
              data-field="hue"
              defaultChecked={hue === start.hue}
              aria-label={hue.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}
            />
          </label>
        ))}
      </div>
      <dl className={tones} aria-label={t('settings.contrast')}>
        {Object.entries(tonesOf(paletteColor(main, start.hue))).map(([tone, color]) => (
          <div key={tone} data-tone={tone}>
            <dt>
              <i style={{ background: color, color: textOn(color) }} aria-hidden="true" />
              {tone}
            </dt>
            <dd data-color="" suppressHydrationWarning>
              {color}
            </dd>
            <dd data-ratio="" suppressHydrationWarning>
              {ratioText(color)}
            </dd>
          </div>
        ))}
      </dl>
    </fieldset>
  );
}
