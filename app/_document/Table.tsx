import { css } from '@pigment-css/react';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { inlineText } from './proseStyles.ts';

const scroller = css({
  overflowX: 'auto',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius)',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.9rem' },
  '& th, & td': {
    padding: '10px 16px',
    borderBlockEnd: '1px solid var(--border)',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': {
    color: 'var(--text-muted)',
    fontSize: '0.8125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& [align="center"]': { textAlign: 'center' },
  '& [align="right"]': { textAlign: 'end' },
  // a name is not broken to save room: the table scrolls
  '& code': { overflowWrap: 'break-word' },
  '& thead': { background: 'var(--bg-subtle)' },
  '& tr:last-child td': { borderBlockEnd: 0 },
});

/** A table of the text. Wide ones scroll in a region that the keyboard reaches. */
export async function Table({ html }: { html: string }) {
  const t = await requestTranslate();
  return (
    <div
      className={`${scroller} ${inlineText}`}
      tabIndex={0}
      role="region"
      aria-label={t('page.table')}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
