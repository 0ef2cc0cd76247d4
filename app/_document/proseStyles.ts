import { css } from '@pigment-css/react';

/**
 * Running text. Rules name the children they mean, never descendants at large, so that nothing reaches into a demo, which is a
 * descendant too.
 */
export const prose = css({
  '& > *': { marginBlock: '0 20px' },
  '& > :last-child': { marginBlockEnd: 0 },
});

/** A run of paragraphs and lists that came from markdown as one HTML string. */
export const run = css({
  overflowWrap: 'break-word',
  textWrap: 'pretty',
  '& > *': { marginBlock: '0 16px' },
  '& > :last-child': { marginBlockEnd: 0 },
  '& p, & ul, & ol': { marginBlock: '0 12px' },
  '& ul, & ol': { paddingInlineStart: 24 },
  '& li': { marginBlockEnd: 6 },
  '& li > :last-child': { marginBlockEnd: 0 },
  '& hr': { margin: '32px 0', border: 0, borderBlockStart: '1px solid var(--border)' },
  '& blockquote': {
    margin: 0,
    paddingInlineStart: 16,
    borderInlineStart: '3px solid var(--border)',
    color: 'var(--text-muted)',
  },
  '& img': { maxWidth: '100%', height: 'auto' },
});

/** Inline elements, wherever text stands: paragraphs, headings, tables, callouts. */
export const inlineText = css({
  '& a': {
    color: 'var(--primary)',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    textUnderlineOffset: '0.2em',
    '&:hover': { textDecorationColor: 'currentColor' },
  },
  '& a[href^="https:"]::after': { content: '"\\00a0↗" / ""', fontSize: '0.8em' },
  '& code': {
    padding: '0.1em 0.35em',
    border: '1px solid var(--border)',
    borderRadius: 5,
    background: 'var(--bg-code)',
    font: '0.86em/1.4 var(--font-mono)',
    overflowWrap: 'anywhere',
  },
  '& a code': { color: 'inherit' },
  '& strong': { fontWeight: 650 },
  '& kbd': {
    padding: '0.1em 0.45em',
    border: '1px solid var(--border-strong)',
    borderBlockEndWidth: 2,
    borderRadius: 6,
    background: 'var(--bg-subtle)',
    font: '0.8em/1.4 var(--font-mono)',
    whiteSpace: 'nowrap',
  },
});
