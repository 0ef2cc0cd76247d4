import { css } from '@pigment-css/react';
import { withoutScript } from '../_styles/mediaQueries.ts';

export const codeFrame = css({
  position: 'relative',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius)',
  background: 'var(--bg-code)',
  overflow: 'hidden',
});

export const codeTitle = css({
  padding: '8px 16px',
  borderBlockEnd: '1px solid var(--border)',
  color: 'var(--text-muted)',
  font: '0.8125rem/1.5 var(--font-mono)',
});

/** The classes inside are those of pipeline/markdown/highlight.ts. */
export const pre = css({
  maxHeight: 'min(68vh, 1000px)',
  margin: 0,
  padding: '14px 16px',
  overflow: 'auto',
  scrollbarWidth: 'thin',
  color: 'var(--text)',
  font: '0.8125rem/1.6 var(--font-mono)',
  tabSize: 2,
  textAlign: 'left',
  '&:focus-visible': { outlineOffset: -3, borderRadius: 'var(--radius)' },
  '& .k': { color: 'var(--code-keyword)' },
  '& .s': { color: 'var(--code-string)' },
  '& .n': { color: 'var(--code-name)' },
  '& .f': { color: 'var(--code-function)' },
  '& .c': { color: 'var(--code-comment)', fontStyle: 'italic' },
  '& .i': { color: 'var(--success)', background: 'var(--success-bg)' },
  '& .d': { color: 'var(--error)', background: 'var(--error-bg)' },
  '@media print': { maxHeight: 'none', whiteSpace: 'pre-wrap' },
});

export const copyButton = css({
  position: 'absolute',
  insetBlockStart: 7,
  insetInlineEnd: 7,
  padding: '4px 10px',
  border: '1px solid var(--border)',
  borderRadius: 7,
  color: 'var(--text-muted)',
  background: 'var(--bg-raised)',
  font: '500 0.75rem/1.5 var(--font)',
  cursor: 'pointer',
  '&:hover': { color: 'var(--text)', borderColor: 'var(--border-strong)' },
  [withoutScript]: { display: 'none' },
});
