import { css } from '@pigment-css/react';
import { down, withoutScript } from '../_styles/mediaQueries.ts';
import { UpIcon } from './icons.tsx';

const button = css({
  position: 'fixed',
  insetBlockEnd: 24,
  insetInlineEnd: 24,
  zIndex: 8,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: '1px solid var(--border)',
  borderRadius: 99,
  color: 'var(--text-muted)',
  background: 'var(--bg-raised)',
  boxShadow: 'var(--shadow)',
  cursor: 'pointer',
  transition: 'opacity 150ms, visibility 150ms',
  '&:hover': { color: 'var(--text)', borderColor: 'var(--border-strong)' },
  // hidden things cannot be reached with the keyboard
  '&:not([data-shown])': { opacity: 0, visibility: 'hidden' },
  // above the button of the table of contents
  [down.md]: { insetBlockEnd: 72, insetInlineEnd: 18 },
  '@media print': { display: 'none' },
  [withoutScript]: { display: 'none' },
});

/** Back to the start of a long page. app/_enhance/backToTop.ts shows it. */
export function BackToTop({ label }: { label: string }) {
  return (
    <button
      type="button"
      className={button}
      data-action="back-to-top"
      aria-label={label}
      title={label}
      suppressHydrationWarning
    >
      <UpIcon />
    </button>
  );
}
