import { css, keyframes } from '@pigment-css/react';
import { up } from '../_styles/mediaQueries.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });
const late = keyframes({ from: { visibility: 'hidden' } });

export const unseen = css({
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: 1,
  height: 1,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});

/** The whole screen of a phone; on larger ones a sheet whose size does not depend on what is in it. */
export const dialog = css({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  color: 'var(--text)',
  background: 'var(--bg-raised)',
  font: '400 1rem/1.5 var(--font)',
  overscrollBehavior: 'contain',
  [up.sm]: {
    width: 'min(720px, calc(100vw - 32px))',
    height: 'min(640px, calc(100dvh - 96px))',
    margin: '64px auto auto',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow)',
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '&:popover-open': { animation: `${appear} 120ms ease-out` },
  },
});

export const content = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
});

export const field = css({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  paddingInline: '16px 8px',
  borderBlockEnd: '1px solid var(--border)',
  color: 'var(--text-muted)',
  '& > svg': { flex: 'none', marginInlineEnd: 8 },
  // the frame is the dialog's own: an outline around the text alone would say less
  '&:has(input:focus-visible)': { boxShadow: 'inset 0 -2px 0 var(--focus)' },
});

export const input = css({
  flex: 1,
  minWidth: 0,
  height: 56,
  padding: 0,
  border: 0,
  color: 'var(--text)',
  background: 'none',
  font: '400 1.0625rem/1.5 var(--font)',
  '&:focus-visible': { outline: '2px solid transparent', outlineOffset: -4 },
  '&::placeholder': { color: 'var(--text-muted)', opacity: 1 },
});

export const iconButton = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius-small)',
  color: 'var(--text-muted)',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { color: 'var(--text)', background: 'var(--bg-hover)' },
  '&[hidden]': { display: 'none' },
  ':root[dir="rtl"] & > svg': { transform: 'scaleX(-1)' },
  [up.sm]: { width: 36, height: 36 },
});

export const filter = css({
  position: 'relative',
  display: 'flex',
  gap: 6,
  flex: 'none',
  boxSizing: 'border-box',
  minWidth: 0,
  minHeight: 55,
  margin: 0,
  padding: '10px 16px',
  border: 0,
  borderBlockEnd: '1px solid var(--border)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media (pointer: coarse)': { minHeight: 65 },
});

export const choice = css({
  position: 'relative',
  flex: 'none',
  padding: '6px 14px',
  border: '1px solid var(--border)',
  borderRadius: 99,
  color: 'var(--text-muted)',
  fontSize: '0.8125rem',
  fontWeight: 500,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { color: 'var(--text)', background: 'var(--bg-hover)' },
  '&:has(:checked)': {
    borderColor: 'var(--primary)',
    color: 'var(--primary)',
    background: 'var(--primary-bg)',
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 1 },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '@media (pointer: coarse)': { paddingBlock: 11 },
  '@media (forced-colors: active)': {
    '&:has(:checked)': { borderColor: 'Highlight', outline: '2px solid Highlight' },
  },
});

export const panel = css({
  flex: 1,
  minHeight: 0,
  padding: '8px 8px 16px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  [up.sm]: { paddingInline: 12 },
});

export const hints = css({
  display: 'none',
  gap: 20,
  flex: 'none',
  padding: '10px 20px',
  borderBlockStart: '1px solid var(--border)',
  color: 'var(--text-muted)',
  fontSize: '0.75rem',
  '& kbd': {
    display: 'inline-block',
    minWidth: 12,
    marginInlineEnd: 3,
    padding: '1px 5px',
    border: '1px solid var(--border)',
    borderRadius: 5,
    background: 'var(--bg-subtle)',
    font: '500 0.6875rem/1.4 var(--font)',
    textAlign: 'center',
  },
  [up.sm]: { '@media (pointer: fine)': { display: 'flex' } },
});

export const loading = css({
  margin: 0,
  padding: '32px 12px',
  color: 'var(--text-muted)',
  textAlign: 'center',
  // a moment is no reason to say anything
  animation: `${late} 0s 250ms both`,
});
