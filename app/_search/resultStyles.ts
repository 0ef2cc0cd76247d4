import { css } from '@pigment-css/react';

export const group = css({ '& + &': { marginBlockStart: 12 } });

export const groupHeading = css({
  position: 'sticky',
  insetBlockStart: -8,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '8px 12px 6px',
  color: 'var(--text-muted)',
  background: 'var(--bg-raised)',
  fontSize: '0.75rem',
  fontWeight: 600,
  '& > :first-child': { color: 'var(--text)' },
  '& > :last-child': { fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
});

/** Two lines, whether there is an excerpt or not: texts come after names, and must not move what is pointed at. */
export const option = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: 8,
  boxSizing: 'border-box',
  minHeight: 58,
  padding: '8px 12px',
  paddingInlineStart: 9,
  border: '0 solid transparent',
  borderInlineStartWidth: 3,
  borderRadius: 'var(--radius-small)',
  color: 'var(--text)',
  textDecoration: 'none',
  scrollMarginBlock: '40px 8px',
  '&[aria-selected="true"]': {
    borderColor: 'var(--primary)',
    background: 'var(--primary-bg)',
  },
  '& mark': {
    color: 'var(--primary)',
    background: 'none',
    fontWeight: 650,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
  },
  '@media (forced-colors: active)': {
    '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
    '& mark': { color: 'inherit' },
  },
});

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const title = css({ ...oneLine, gridColumn: 1, fontSize: '0.9375rem', fontWeight: 600 });

export const codeTitle = css({
  ...oneLine,
  gridColumn: 1,
  font: '600 0.875rem/1.6 var(--font-mono)',
});

export const owner = css({
  ...oneLine,
  gridColumn: 2,
  color: 'var(--text-muted)',
  fontSize: '0.8125rem',
});

export const kind = css({
  gridColumn: 3,
  padding: '0 8px',
  border: '1px solid var(--border)',
  borderRadius: 99,
  color: 'var(--text-muted)',
  fontSize: '0.6875rem',
  fontWeight: 500,
  lineHeight: 1.7,
  whiteSpace: 'nowrap',
  '&[data-kind="page"]': { borderColor: 'currentColor', color: 'var(--primary)' },
});

export const excerpt = css({
  ...oneLine,
  gridColumn: '1 / -1',
  color: 'var(--text-muted)',
  fontSize: '0.8125rem',
  // in English on a page of any direction
  textAlign: 'match-parent',
});

export const showAll = css({
  display: 'block',
  width: '100%',
  minHeight: 44,
  padding: '8px 12px',
  border: 0,
  borderRadius: 'var(--radius-small)',
  color: 'var(--primary)',
  background: 'none',
  font: '500 0.8125rem/1.5 var(--font)',
  textAlign: 'start',
  cursor: 'pointer',
  '&[aria-selected="true"]': { background: 'var(--primary-bg)' },
  '@media (forced-colors: active)': {
    '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
});
