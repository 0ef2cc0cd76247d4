import { css } from '@pigment-css/react';
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
  // a name is not broken to save room: the table scrolls
  '& code': { overflowWrap: 'break-word' },
  '& thead': { background: 'var(--bg-subtle)' },
  '& tr:last-child td': { borderBlockEnd: 0 },
});

/** A table of the text. Wide ones scroll in a region that the keyboard reaches. */
export function Table({ html }: { html: string }) {
  return (
    <div
      className={`${scroller} ${inlineText}`}
      tabIndex={0}
      role="region"
      aria-label="Table"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
