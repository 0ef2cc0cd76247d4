import { css } from '@pigment-css/react';

/** A button of the header that names what is chosen, and opens a menu to choose another. */
export const menuButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  height: 40,
  padding: '0 8px',
  border: '1px solid transparent',
  borderRadius: 'var(--radius-small)',
  color: 'var(--text)',
  background: 'none',
  font: '650 0.9375rem/1.4 var(--font)',
  letterSpacing: '-0.01em',
  cursor: 'pointer',
  '& svg': { flex: 'none' },
  '& svg:first-child': { color: 'var(--primary)' },
  '& svg:last-child': { color: 'var(--text-muted)' },
  '&:hover, &:has(+ :popover-open)': { background: 'var(--bg-hover)' },
});
