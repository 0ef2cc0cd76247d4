import { css } from '@pigment-css/react';
import type { Document } from '../_content/types.ts';
import { defaultLanguage } from '../_i18n/languages.ts';
import { requestLanguage } from '../_i18n/requestLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';

const note = css({
  margin: '0 0 24px',
  padding: '10px 16px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius)',
  color: 'var(--text-muted)',
  background: 'var(--bg-subtle)',
  fontSize: '0.875rem',
  '& a': { color: 'var(--primary)', textUnderlineOffset: '0.2em' },
  '@media print': { display: 'none' },
});

/** Tells readers of another language that the text of a page is in English. */
export async function TranslationNote({ document }: { document: Document }) {
  const [language, t] = await Promise.all([requestLanguage(), requestTranslate()]);
  if (language === (document.language ?? defaultLanguage)) return null;
  return (
    <p role="note" className={note}>
      {t('frame.language.untranslated')}{' '}
      <a href={document.path} hrefLang={defaultLanguage}>
        {t('frame.language.original')}
      </a>
    </p>
  );
}
