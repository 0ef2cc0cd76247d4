import { css } from '@pigment-css/react';
import { rtl } from '../_styles/mediaQueries.ts';

/** A group of settings under its name. */
export const group = css({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': {
    marginBlockEnd: 8,
    padding: 0,
    color: 'var(--text-muted)',
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.4,
  },
});

/** Radio buttons, or links, as one bar: one of few, all in sight. */
export const segments = css({
  display: 'flex',
  border: '1px solid var(--border)',
  borderRadius: 10,
  background: 'var(--bg-subtle)',
  '& label, & a': {
    position: 'relative',
    display: 'flex',
    flex: '1 1 0',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
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
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { color: 'var(--text)' },
    '&:has(:checked), &[aria-current]': {
      borderColor: 'var(--primary)',
      color: 'var(--primary)',
      background: 'var(--bg-raised)',
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 2, zIndex: 1 },
  },
  '& svg': { flex: 'none' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '@media (forced-colors: active)': {
    '& label:has(:checked), & [aria-current]': {
      outline: '2px solid Highlight',
      outlineOffset: -2,
    },
  },
});

/** A line with a name at its start and a control at its end. */
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: 44,
  fontSize: '0.9375rem',
});

/** A checkbox that looks like a switch. */
export const toggle = css({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  width: 44,
  height: 26,
  margin: 0,
  border: '1px solid var(--border-strong)',
  borderRadius: 99,
  background: 'var(--bg-subtle)',
  cursor: 'pointer',
  transition: 'background-color 150ms',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    width: 18,
    height: 18,
    borderRadius: 99,
    background: 'var(--border-strong)',
    transition: 'translate 150ms',
  },
  '&:checked': { borderColor: 'var(--primary)', background: 'var(--primary)' },
  '&:checked::before': { translate: '18px 0', background: 'var(--bg)' },
  [rtl]: { '&:checked::before': { translate: '-18px 0' } },
  '&:focus-visible': { outlineOffset: 3, borderRadius: 99 },
  '@media (prefers-reduced-motion: reduce)': {
    transition: 'none',
    '&::before': { transition: 'none' },
  },
  '@media (forced-colors: active)': {
    appearance: 'auto',
    width: 24,
    height: 24,
    '&::before': { display: 'none' },
  },
});

/** A button with a border; a link may look the same. */
export const action = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 40,
  boxSizing: 'border-box',
  padding: '6px 14px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-small)',
  color: 'var(--text)',
  background: 'var(--bg-raised)',
  font: '500 0.875rem/1.3 var(--font)',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--border-strong)', background: 'var(--bg-hover)' },
  '&:disabled': { color: 'var(--border-strong)', background: 'none', cursor: 'default' },
});

/** A number between a button that takes one away and a button that adds one. */
export const stepper = css({
  display: 'flex',
  border: '1px solid var(--border-strong)',
  borderRadius: 10,
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 42,
    padding: 0,
    border: 0,
    borderRadius: 9,
    color: 'var(--text)',
    background: 'none',
    cursor: 'pointer',
    '&:hover:not(:disabled)': { background: 'var(--bg-hover)' },
    '&:disabled': { color: 'var(--border)', cursor: 'default' },
  },
  '& input': {
    appearance: 'textfield',
    width: 44,
    boxSizing: 'border-box',
    padding: 0,
    border: 0,
    borderInline: '1px solid var(--border)',
    color: 'var(--text)',
    background: 'none',
    font: '500 0.9375rem/1.4 var(--font)',
    textAlign: 'center',
    '&::-webkit-inner-spin-button': { display: 'none' },
  },
});
