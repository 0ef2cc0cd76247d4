import { css } from '@pigment-css/react';
import { rtl, up, withoutScript } from '../_styles/mediaQueries.ts';

export const playground = css({
  display: 'grid',
  gap: 20,
  padding: 20,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-raised)',
  [up.sm]: { gridTemplateColumns: '1fr 1fr', columnGap: 32 },
  '& > :not(fieldset)': { gridColumn: '1 / -1', justifyContent: 'start' },
  '& button[data-primary]': {
    borderColor: 'var(--primary)',
    color: 'var(--primary)',
    background: 'var(--primary-bg)',
  },
  [withoutScript]: { display: 'none' },
});

export const fieldset = css({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  fontSize: '0.875rem',
  '& legend': { marginBlockEnd: 12, padding: 0, fontSize: '1rem', fontWeight: 650 },
  '& > label': { display: 'grid', gap: 6, color: 'var(--text-muted)', fontWeight: 500 },
  '& [data-shade]': { color: 'var(--text)', fontWeight: 650 },
  '& input[type=text]': {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 44,
    padding: '8px 12px',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-small)',
    color: 'var(--text)',
    background: 'var(--bg)',
    font: '0.9375rem/1.4 var(--font-mono)',
    // a colour reads from the left in every language
    direction: 'ltr',
    '&[aria-invalid=true]': { borderColor: 'var(--error)' },
  },
  '& input[type=range]': {
    width: '100%',
    height: 28,
    margin: 0,
    accentColor: 'var(--primary)',
    cursor: 'pointer',
  },
  '& [role=alert]': { margin: 0, color: 'var(--error)' },
});

export const swatches = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
  gap: 4,
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    height: 44,
    borderRadius: 6,
    cursor: 'pointer',
    '&:has(:checked)::after': { content: '"✓"', fontSize: '1.25rem', lineHeight: 1 },
    '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '@media (forced-colors: active)': { '& label': { forcedColorAdjust: 'none' } },
});

/** Light, main and dark, each with the text that stands on it. */
export const tones = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: 4,
  margin: 0,
  color: 'var(--text-muted)',
  font: '0.75rem/1.5 var(--font-mono)',
  '& i': {
    display: 'grid',
    placeItems: 'center',
    height: 48,
    marginBlockEnd: 6,
    borderRadius: 6,
    font: '500 1.125rem/1 var(--font)',
    forcedColorAdjust: 'none',
    '&::before': { content: '"Aa"' },
  },
  '& dt': { color: 'var(--text)', font: '600 0.8125rem/1.5 var(--font)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', direction: 'ltr' },
  [rtl]: { '& dd': { textAlign: 'right' } },
});
