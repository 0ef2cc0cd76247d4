import { css } from '@pigment-css/react';
import { up } from '../_styles/mediaQueries.ts';

export const productName = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media (max-width: 359.95px)': { display: 'none' },
});

export const productMenu = css({
  width: 400,
  [up.sm]: { width: 620 },
  '& h2': {
    margin: '8px 12px 4px',
    color: 'var(--text-muted)',
    fontSize: '0.75rem',
    fontWeight: 600,
    letterSpacing: '0.02em',
  },
  '& [data-items]': {
    display: 'grid',
    gap: 2,
    margin: '0 0 8px',
    padding: 0,
    listStyle: 'none',
    [up.sm]: { gridTemplateColumns: '1fr 1fr' },
  },
  '& [data-items] a': {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    columnGap: 12,
    alignContent: 'start',
    height: '100%',
    boxSizing: 'border-box',
    padding: '8px 12px',
    borderRadius: 'var(--radius-small)',
    color: 'var(--text)',
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.4,
    textDecoration: 'none',
    '&:hover': { background: 'var(--bg-hover)' },
    '&[aria-current]': { color: 'var(--primary)', background: 'var(--primary-bg)' },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& [data-items] svg': {
    gridRow: 'span 2',
    boxSizing: 'border-box',
    width: 36,
    height: 36,
    padding: 8,
    borderRadius: 8,
    color: 'var(--primary)',
    background: 'var(--bg-subtle)',
  },
  '& small': {
    color: 'var(--text-muted)',
    fontSize: '0.8125rem',
    fontWeight: 400,
  },
  '& i': {
    display: 'inline-block',
    marginInline: 8,
    padding: '0 6px',
    borderRadius: 4,
    color: 'var(--primary)',
    background: 'var(--primary-bg)',
    fontSize: '0.6875rem',
    fontStyle: 'normal',
    textTransform: 'uppercase',
  },
  '@media (forced-colors: active)': { '& [aria-current]': { outline: '2px solid Highlight' } },
});

export const homeLink = css({
  display: 'block',
  padding: '8px 12px',
  borderRadius: 'var(--radius-small)',
  color: 'var(--text-muted)',
  fontSize: '0.875rem',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: 'var(--text)', background: 'var(--bg-hover)' },
});

/** Below sm the header has no room for versions. */
export const smallVersions = css({
  borderBlockStart: '1px solid var(--border)',
  [up.sm]: { display: 'none' },
});
