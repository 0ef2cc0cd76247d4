import { css } from '@pigment-css/react';

/** Languages as one bar of links, like the bars of radio buttons around it (settingsStyles.ts). */
export const choices = css({
  display: 'flex',
  margin: 0,
  padding: 0,
  border: '1px solid var(--border)',
  borderRadius: 10,
  background: 'var(--bg-subtle)',
  listStyle: 'none',
  '& li': { flex: '1 1 0' },
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    boxSizing: 'border-box',
    margin: -1,
    padding: '4px 8px',
    border: '1px solid transparent',
    borderRadius: 10,
    color: 'var(--text-muted)',
    fontSize: '0.875rem',
    fontWeight: 500,
    lineHeight: 1.25,
    textDecoration: 'none',
    '&:hover': { color: 'var(--text)' },
    '&[aria-current]': {
      borderColor: 'var(--primary)',
      color: 'var(--primary)',
      background: 'var(--bg-raised)',
      fontWeight: 600,
    },
  },
  '@media (forced-colors: active)': {
    '& [aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
});
