import { css } from '@pigment-css/react';
import type { ReactNode } from 'react';
import { readLocalFacts } from '../_content/readLocal.ts';
import { up } from '../_styles/mediaQueries.ts';
import { Header } from './Header.tsx';
import { Languages } from './Languages.tsx';

const main = css({
  boxSizing: 'border-box',
  maxWidth: 960,
  marginInline: 'auto',
  padding: '40px 16px 96px',
  outline: 'none',
  [up.md]: { padding: '72px 24px 128px' },
  '& > h1': {
    margin: '0 0 12px',
    fontSize: 'clamp(1.9rem, 1.4rem + 1.8vw, 2.5rem)',
    fontWeight: 750,
    letterSpacing: '-0.025em',
    lineHeight: 1.15,
  },
  '& h2': { margin: '40px 0 12px', fontSize: '1.25rem', letterSpacing: '-0.015em' },
  '& > p': {
    maxWidth: '62ch',
    margin: '0 0 24px',
    color: 'var(--text-muted)',
    fontSize: '1.0625rem',
    textWrap: 'pretty',
  },
});

/** A page that belongs to no product: header and one column. */
export async function SitePage({ title, children }: { title: string; children: ReactNode }) {
  const site = await readLocalFacts();
  return (
    <>
      <Header site={site} />
      <main id="main" tabIndex={-1} className={main}>
        <h1>{title}</h1>
        {children}
        <Languages />
      </main>
    </>
  );
}
