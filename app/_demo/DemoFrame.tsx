import { css } from '@pigment-css/react';
import { CopyButton, HighlightedCode } from '../_code/CodeBlock.tsx';
import { codeFrame } from '../_code/codeStyles.ts';
import type { Demo } from '../_content/types.ts';

const frame = css({
  scrollMarginTop: 'calc(var(--header-height) + 24px)',
  marginBlock: '20px 28px',
  // frames out of view cost neither style nor layout
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 420px',
});

/** Sets what a demo inherits to what Material UI's own baseline sets, whatever the site looks like. */
const stage = css({
  display: 'block',
  boxSizing: 'border-box',
  padding: 'clamp(16px, 4vw, 32px)',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius) var(--radius) 0 0',
  overflow: 'auto',
  background: 'var(--mui-palette-background-default)',
  color: 'var(--mui-palette-text-primary)',
  font: 'var(--mui-font-body1, 400 1rem/1.5 Roboto, Helvetica, Arial, sans-serif)',
  letterSpacing: '0.00938em',
  overflowWrap: 'normal',
  '&, & *, & *::before, & *::after': { boxSizing: 'border-box' },
  '&[data-background="inline"]': {
    paddingInline: 2,
    borderColor: 'transparent',
    background: 'none',
  },
  '&[data-background="gradient"]': {
    background: 'linear-gradient(135deg, var(--primary-bg), var(--bg-subtle))',
  },
  '&[data-background="playground"]': { minHeight: 200, display: 'grid', placeItems: 'center' },
  '@media print': { breakInside: 'avoid' },
});

/** Centres what is no wider than the stage; a demo that fills its width is left as it is. */
const root = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  '& > *': { maxWidth: '100%' },
});

const code = css({
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
  marginBlockStart: -1,
  '[data-background="inline"] + &': { borderRadius: 'var(--radius)', marginBlockStart: 0 },
  '&:has(> details[open]) > pre': { display: 'none' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 40,
    paddingInline: 16,
    color: 'var(--text-muted)',
    background: 'var(--bg)',
    font: '500 0.8125rem var(--font)',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: 'var(--text)' },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& > pre + details > summary, & > details[open] > summary': {
    borderBlock: '1px solid var(--border)',
  },
  '& > pre + details:not([open]) > summary': { borderBlockEnd: 0 },
  '& .open-label': { display: 'none' },
  '& [open] .open-label': { display: 'inline' },
  '& [open] .closed-label': { display: 'none' },
});

/** A demo: what it does, and under it the code that does it. */
export function DemoFrame({ demo }: { demo: Demo }) {
  const { name, preview, source } = demo;
  return (
    <div className={frame} id={name}>
      <div className={stage} data-background={demo.background}>
        {/* stays as the server wrote it; app/_inline/demoIsland.ts hydrates it in a root of its own */}
        <demo-island
          className={root}
          data-name={name}
          data-runtime={demo.runtime}
          data-chunk={demo.chunk}
          data-preload={demo.preload.join(' ')}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: demo.html }}
        />
      </div>
      <div className={`${codeFrame} ${code}`} data-code="">
        {preview && <HighlightedCode code={preview} label={`Excerpt of ${name}`} />}
        <details>
          <summary>
            <span className="closed-label">{preview ? 'Expand code' : 'Show code'}</span>
            <span className="open-label">{preview ? 'Collapse code' : 'Hide code'}</span>
          </summary>
          <HighlightedCode code={source.ts} label={`Source of ${name}`} />
        </details>
        <CopyButton />
      </div>
    </div>
  );
}
