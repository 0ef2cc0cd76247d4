import { css } from '@pigment-css/react';

const link = css({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 20,
  padding: '8px 16px',
  border: '1px solid var(--primary)',
  borderRadius: 'var(--radius-small)',
  color: 'var(--primary)',
  background: 'var(--bg-raised)',
  fontWeight: 600,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
});

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a className={link} href="#main">
      Skip to content
    </a>
  );
}
