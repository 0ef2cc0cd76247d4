import { css } from '@pigment-css/react';
import type { Metadata } from 'next';
import { readLocalFacts } from '../_content/readLocal.ts';
import { Header } from '../_frame/Header.tsx';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { withoutScript } from '../_styles/mediaQueries.ts';

const main = css({
  boxSizing: 'border-box',
  maxWidth: 720,
  marginInline: 'auto',
  padding: '72px 16px 96px',
  outline: 'none',
  '& h1': { margin: '0 0 12px', fontSize: '2.25rem', letterSpacing: '-0.025em', lineHeight: 1.15 },
  '& h2': { margin: '48px 0 12px', fontSize: '1.25rem', letterSpacing: '-0.01em' },
  '& p': { color: 'var(--text-muted)' },
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li a': {
    display: 'block',
    padding: '12px 16px',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius)',
    color: 'var(--primary)',
    fontWeight: 600,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { borderColor: 'var(--primary)' },
  },
});

const retry = css({
  minHeight: 44,
  padding: '0 22px',
  border: 0,
  borderRadius: 'var(--radius)',
  color: 'light-dark(#ffffff, #071523)',
  background: 'var(--primary)',
  font: '600 1rem var(--font)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--primary-strong)' },
  [withoutScript]: { display: 'none' },
});

export async function generateMetadata(): Promise<Metadata> {
  const [{ name }, translate] = await Promise.all([readLocalFacts(), requestTranslate()]);
  return { title: `${translate('offline.title')} - ${name}`, robots: { index: false } };
}

/** What the service worker shows in place of a page that it has no copy of (app/_offline). */
export default async function OfflinePage() {
  const [site, translate] = await Promise.all([readLocalFacts(), requestTranslate()]);
  return (
    <>
      {/* the list should not wait for the reader to move */}
      <meta name="enhance" content={site.enhance} data-eager="" />
      <Header site={site} />
      <main id="main" tabIndex={-1} className={main}>
        <h1>{translate('offline.title')}</h1>
        <p>{translate('offline.explanation')}</p>
        <button type="button" className={retry} data-action="retry">
          {translate('offline.retry')}
        </button>
        <h2>{translate('offline.savedPages')}</h2>
        <cached-pages suppressHydrationWarning>
          <p>{translate('offline.noSavedPages')}</p>
        </cached-pages>
      </main>
    </>
  );
}
