import { css } from '@pigment-css/react';
import { localAddress } from '../_i18n/languages.ts';
import { requestLanguage } from '../_i18n/requestLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { rtl, up } from '../_styles/mediaQueries.ts';
import { DensityControls } from './DensityControls.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { Segments } from './Segments.tsx';
import {
  ArrowIcon,
  CloseIcon,
  DarkIcon,
  LightIcon,
  LtrIcon,
  RtlIcon,
  SystemIcon,
} from './settingsIcons.tsx';
import { action, group } from './settingsStyles.ts';

const panel = css({
  position: 'fixed',
  insetBlock: 0,
  insetInline: 'auto 0',
  boxSizing: 'border-box',
  width: 'min(310px, 100%)',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderInlineStart: '1px solid var(--border)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: 'var(--text)',
  background: 'var(--bg-raised)',
  boxShadow: 'var(--shadow)',
  [up.sm]: { width: 360 },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'translate var(--transition)',
    '@starting-style': { translate: '100% 0', [rtl]: { translate: '-100% 0' } },
  },
});

const head = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 'var(--header-height)',
  boxSizing: 'border-box',
  paddingInline: '20px 10px',
  borderBlockEnd: '1px solid var(--border)',
  background: 'var(--bg-raised)',
  '& h2': { margin: 0, fontSize: '1.0625rem', fontWeight: 650 },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    padding: 0,
    border: 0,
    borderRadius: 'var(--radius-small)',
    color: 'var(--text-muted)',
    background: 'none',
    cursor: 'pointer',
    '&:hover': { color: 'var(--text)', background: 'var(--bg-hover)' },
  },
});

const body = css({ display: 'grid', gap: 24, padding: '20px 20px 40px' });
const colors = css({
  display: 'grid',
  gap: 8,
  '& [data-swatches]': { display: 'flex', gap: 6 },
  '& i': { width: 20, height: 20, borderRadius: 99, border: '1px solid var(--border)' },
  '& i:first-child': { background: 'var(--reader-primary-main, #1976d2)' },
  '& i:last-child': { background: 'var(--reader-secondary-main, #9c27b0)' },
});

/** What a reader may set, in a drawer at the end of the line. app/_enhance/settings.ts opens it. */
export async function SettingsPanel() {
  const [language, t] = await Promise.all([requestLanguage(), requestTranslate()]);
  return (
    <dialog id="settings" popover="auto" className={panel} aria-labelledby="settings-title">
      <div className={head}>
        <h2 id="settings-title">{t('settings.settings')}</h2>
        <button type="button" data-action="settings-close" aria-label={t('settings.close')}>
          <CloseIcon />
        </button>
      </div>
      <div className={body}>
        <Segments
          name="mode"
          legend={t('settings.mode')}
          choices={[
            { value: 'light', label: t('settings.light'), icon: <LightIcon /> },
            { value: 'system', label: t('settings.system'), icon: <SystemIcon /> },
            { value: 'dark', label: t('settings.dark'), icon: <DarkIcon /> },
          ]}
        />
        <Segments
          name="direction"
          legend={t('settings.direction')}
          choices={[
            { value: 'ltr', label: t('settings.ltr'), icon: <LtrIcon /> },
            { value: 'rtl', label: t('settings.rtl'), icon: <RtlIcon /> },
          ]}
        />
        <LanguageChoice />
        <Segments
          name="codeVariant"
          legend={t('settings.code')}
          choices={[
            { value: 'ts', label: 'TypeScript' },
            { value: 'js', label: 'JavaScript' },
          ]}
        />
        <fieldset className={group}>
          <legend>{t('settings.density')}</legend>
          <DensityControls />
        </fieldset>
        <fieldset className={group}>
          <legend>{t('settings.color')}</legend>
          <div className={colors}>
            <a
              className={action}
              href={localAddress('/material-ui/customization/color/#playground', language)}
            >
              <span data-swatches="" aria-hidden="true">
                <i />
                <i />
              </span>
              {t('settings.editDocsColors')}
              <ArrowIcon />
            </a>
            <button type="button" className={action} data-action="settings-colors-reset" disabled>
              {t('settings.resetDocsColors')}
            </button>
          </div>
        </fieldset>
      </div>
    </dialog>
  );
}
