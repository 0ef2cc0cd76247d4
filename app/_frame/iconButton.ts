import { css } from '@pigment-css/react';

/** A square button of the frame that shows an icon alone. Give it an `aria-label`. */
export const iconButton = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  flex: 'none',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: 'var(--radius-small)',
  color: 'var(--text-muted)',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { color: 'var(--text)', background: 'var(--bg-hover)' },
});
