import { css } from '@pigment-css/react';

/** A table of a page of the site itself. It scrolls sideways within its frame. */
export const tableFrame = css({
  overflowX: 'auto',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius)',
  fontSize: '0.9375rem',
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& th, & td': {
    padding: '12px 16px',
    borderBlockEnd: '1px solid var(--border)',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& tr:last-child > *': { borderBlockEnd: 0 },
  '& thead th': {
    color: 'var(--text-muted)',
    background: 'var(--bg-subtle)',
    fontSize: '0.8125rem',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
  '& tbody th': { fontWeight: 600 },
  '& a': {
    display: 'inline-block',
    minHeight: 24,
    color: 'var(--primary)',
    textUnderlineOffset: '0.2em',
  },
  '& code': { font: '0.86em/1.5 var(--font-mono)', overflowWrap: 'anywhere' },
});
