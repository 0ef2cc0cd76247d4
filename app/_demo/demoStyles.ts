import { css } from '@pigment-css/react';
import { up, withoutScript } from '../_styles/mediaQueries.ts';

/**
 * Variants that the reader has not chosen are hidden: `data-when` is of a language, `data-for` lists stylings. The choice is on <html>
 * before the first paint (app/_inline/codeVariants.ts); without scripts it is TypeScript and MUI System.
 */
export const demoFrame = css({
  position: 'relative',
  scrollMarginTop: 'calc(var(--header-height) + 24px)',
  marginBlock: '20px 28px',
  // later frames cost neither style nor layout until they come near; the first ones may be in view, where a guessed height would shift
  '& ~ & ~ &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 420px' },
  '@media print': { '& ~ & ~ &': { contentVisibility: 'visible' } },
  ':root[data-code-variant="js"] & [data-when="ts"]': { display: 'none' },
  ':root:not([data-code-variant="js"]) & [data-when="js"]': { display: 'none' },
  ':root:not([data-styling]) & [data-for]:not([data-for~="system"])': { display: 'none' },
  ':root[data-styling="system"] & [data-for]:not([data-for~="system"])': { display: 'none' },
  ':root[data-styling="tailwind"] & [data-for]:not([data-for~="tailwind"])': { display: 'none' },
  ':root[data-styling="css"] & [data-for]:not([data-for~="css"])': { display: 'none' },
});

/** Places that addresses name: they scroll to the top of the frame. */
export const anchors = css({
  position: 'absolute',
  insetBlockStart: 0,
  '& > span': { scrollMarginTop: 'calc(var(--header-height) + 24px)' },
});

/** Sets what a demo inherits to what Material UI's own baseline sets, whatever the site looks like. */
export const stage = css({
  display: 'block',
  position: 'relative',
  boxSizing: 'border-box',
  padding: 'clamp(16px, 4vw, 32px)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius)',
  overflow: 'auto',
  background: 'var(--mui-palette-background-default, light-dark(#fff, #121212))',
  color: 'var(--mui-palette-text-primary, light-dark(rgb(0 0 0 / 87%), #fff))',
  font: 'var(--mui-font-body1, 400 1rem/1.5 Roboto, Helvetica, Arial, sans-serif)',
  letterSpacing: '0.00938em',
  overflowWrap: 'normal',
  '&, & *, & *::before, & *::after': { boxSizing: 'border-box' },
  '&:has(+ [data-code])': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  '&[data-background="inline"]': {
    paddingInline: 2,
    borderColor: 'transparent',
    background: 'none',
  },
  '&[data-background="gradient"]': {
    background: 'linear-gradient(135deg, var(--primary-bg), var(--bg-subtle))',
  },
  '&[data-background="playground"]': { minHeight: 200, display: 'grid', placeItems: 'center' },
  // a usage playground (app/_demo/playground) fills it
  '&[data-background="playground"]:has([data-knobs])': {
    display: 'block',
    minHeight: 0,
    padding: 0,
  },
  '&[data-framed]': { padding: 0, overflow: 'hidden' },
  '@media print': { breakInside: 'avoid' },
});

/** Centres what is no wider than the stage; a demo that fills its width is left as it is. */
export const island = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  marginInline: 'auto',
  '& > *': { maxWidth: '100%' },
});

export const iframe = css({ display: 'block', width: '100%', border: 0 });

/** Where "reset focus" puts the focus, so that the keyboard enters the demo from its start. */
export const focusStart = css({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineStart: 4,
  zIndex: 1,
  width: 32,
  height: 32,
  border: 0,
  borderRadius: 'var(--radius-small)',
  background: 'none',
  pointerEvents: 'none',
  '&:focus': { outline: '3px solid var(--focus)', outlineOffset: -3 },
  '&:not(:focus)': { opacity: 0 },
});

export const code = css({
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
  marginBlockStart: -1,
  '[data-background="inline"] + &': { borderRadius: 'var(--radius)', marginBlockStart: 0 },
  '& details[open] ~ [data-preview]': { display: 'none' },
  '& :has(> * > live-editor) > :not([data-editor-place])': { display: 'none' },
  '&:has(live-editor)': { overflow: 'visible' },
  '& summary': {
    display: 'none',
    padding: '10px 16px',
    color: 'var(--text-muted)',
    font: '500 0.8125rem var(--font)',
    cursor: 'pointer',
    [withoutScript]: { display: 'block' },
  },
});

export const toolbar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  boxSizing: 'border-box',
  padding: 4,
  borderBlockEnd: '1px solid var(--border)',
  background: 'var(--bg)',
  font: '500 0.8125rem var(--font)',
  [withoutScript]: { display: 'none' },
  '@media print': { display: 'none' },
  '& svg': { display: 'block', width: 18, height: 18, fill: 'currentColor', pointerEvents: 'none' },
  '& button, & select': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 36,
    height: 36,
    margin: 0,
    padding: '0 9px',
    border: '1px solid transparent',
    borderRadius: 'var(--radius-small)',
    color: 'var(--text-muted)',
    background: 'none',
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { color: 'var(--text)', background: 'var(--bg-hover)' },
    '&:focus-visible': { outlineOffset: 0 },
    '&[aria-pressed="true"]': { color: 'var(--primary)', background: 'var(--primary-bg)' },
  },
  '& select': { borderColor: 'var(--border)', color: 'var(--text)', background: 'var(--bg)' },
  '& [data-action="toggle-code"]': { paddingInline: 12 },
  '& [aria-expanded="true"] [data-closed], & [aria-expanded="false"] [data-open]': {
    display: 'none',
  },
  '& [data-languages]': { display: 'inline-flex', gap: 2 },
  '& [aria-expanded="false"] ~ [data-languages]': { display: 'none' },
  '& [data-space]': { flex: 1 },
  '& [data-done] [data-before], & button:not([data-done]) [data-after]': { display: 'none' },
  [up.sm]: { paddingInline: 6 },
});

export const note = css({
  margin: 0,
  padding: '8px 16px',
  borderBlockEnd: '1px solid var(--border)',
  color: 'var(--text-muted)',
  fontSize: '0.8125rem',
});
