import { css } from '@pigment-css/react';
import { LanguageLinks } from '../_i18n/LanguageLinks.tsx';
import { requestTranslate } from '../_i18n/requestTranslate.ts';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginBlockStart: 16,
  fontSize: '0.875rem',
  '& a': { minHeight: 24, color: 'var(--text-muted)', textUnderlineOffset: '0.2em' },
  '& [aria-current]': { color: 'var(--text)', fontWeight: 600, textDecoration: 'none' },
  '@media print': { display: 'none' },
});

/** The languages at the end of a page, where a reader without scripts has no settings panel. */
export async function Languages() {
  const t = await requestTranslate();
  return (
    <nav aria-label={t('frame.language.label')} className={list}>
      <LanguageLinks />
    </nav>
  );
}
