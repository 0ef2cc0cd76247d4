import { css } from '@pigment-css/react';
import { rtl } from '../_styles/mediaQueries.ts';

/**
 * A panel that a button of the header opens, without scripts too. It stands under its button where the browser can anchor it, else in the
 * corner under the header.
 */
export const popover = css({
  position: 'fixed',
  inset: 'calc(var(--header-height) + 4px) 8px auto auto',
  boxSizing: 'border-box',
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'calc(100dvh - var(--header-height) - 16px)',
  margin: 0,
  padding: 8,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius)',
  color: 'var(--text)',
  background: 'var(--bg-raised)',
  boxShadow: 'var(--shadow)',
  [rtl]: { inset: 'calc(var(--header-height) + 4px) auto auto 8px' },
  '@supports (position-area: block-end)': {
    '&, [dir=rtl] &': {
      inset: 'auto',
      margin: '4px 8px',
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-inline',
    },
  },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'opacity 150ms',
    '@starting-style': { opacity: 0 },
  },
});
