import { css } from '@pigment-css/react';

const heading = {
  margin: '0 0 6px',
  color: 'var(--text-muted)',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.6,
} as const;

const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  boxSizing: 'border-box',
  minWidth: 0,
  minHeight: 36,
  padding: '5px 10px',
  borderRadius: 'var(--radius-small)',
  fontSize: '0.875rem',
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;

const textButton = {
  border: 0,
  color: 'var(--text)',
  background: 'none',
  font: '400 0.875rem/1.5 var(--font)',
  textAlign: 'start',
  cursor: 'pointer',
} as const;

export const start = css({ display: 'grid', gap: 20, padding: '12px 8px' });

export const startGroups = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(190px, 100%), 1fr))',
  gap: '20px 12px',
  '& h2': { ...heading, paddingInline: 10 },
  '& ul': plainList,
  '& a': {
    ...row,
    color: 'var(--text)',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { color: 'var(--primary)', background: 'var(--bg-hover)' },
  },
});

export const recent = css({
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInlineStart: 10,
  },
  '& h2': { ...heading, margin: 0 },
  '& > div button': {
    ...textButton,
    minHeight: 32,
    paddingInline: 10,
    borderRadius: 'var(--radius-small)',
    color: 'var(--text-muted)',
    fontSize: '0.75rem',
    '&:hover': { color: 'var(--text)', background: 'var(--bg-hover)' },
  },
  '& ul': plainList,
  '& li': { display: 'flex', alignItems: 'center' },
  '& li > :first-child': {
    ...row,
    ...textButton,
    flex: 1,
    '& svg': { flex: 'none', color: 'var(--text-muted)' },
    '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '&:hover': { background: 'var(--bg-hover)' },
  },
});

export const empty = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  padding: '24px 18px',
  '& h2': heading,
  '& ul': { margin: 0, paddingInlineStart: 18, color: 'var(--text-muted)', fontSize: '0.875rem' },
  '& li + li': { marginBlockStart: 4 },
});

export const emptyTitle = css({
  margin: 0,
  fontSize: '1.0625rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const chips = css({
  'ul&': { ...plainList, display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& li + li': { marginBlockStart: 0 },
});

export const button = css({
  minHeight: 36,
  padding: '6px 14px',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-small)',
  color: 'var(--text)',
  background: 'none',
  font: '500 0.875rem/1.4 var(--font)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--bg-hover)' },
  '@media (pointer: coarse)': { minHeight: 44 },
});
