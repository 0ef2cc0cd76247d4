import { css } from '@pigment-css/react';
import type { Metadata } from 'next';
import { pageMetadata } from './_content/pageMetadata.ts';
import { productAddress } from './_content/productAddress.ts';
import { readSiteFacts } from './_content/readDocument.ts';
import { Header } from './_frame/Header.tsx';
import { up } from './_styles/mediaQueries.ts';

const main = css({
  boxSizing: 'border-box',
  maxWidth: 1120,
  marginInline: 'auto',
  padding: '56px 16px 96px',
  outline: 'none',
  [up.md]: { padding: '96px 24px 128px' },
});

const hero = css({
  maxWidth: 720,
  '& h1': {
    margin: '0 0 16px',
    fontSize: 'clamp(2.25rem, 1.4rem + 3.6vw, 3.75rem)',
    fontWeight: 780,
    lineHeight: 1.05,
    letterSpacing: '-0.035em',
    textWrap: 'balance',
  },
  '& p': {
    margin: '0 0 28px',
    color: 'var(--text-muted)',
    fontSize: 'clamp(1.0625rem, 1rem + 0.4vw, 1.25rem)',
    lineHeight: 1.55,
    textWrap: 'pretty',
  },
});

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 46,
    padding: '0 22px',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius)',
    color: 'var(--text)',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { borderColor: 'var(--border-strong)' },
  },
  '& a:first-child': {
    borderColor: 'transparent',
    color: 'light-dark(#ffffff, #071523)',
    background: 'var(--primary)',
    '&:hover': { background: 'var(--primary-strong)' },
  },
});

const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 16,
  margin: '72px 0 0',
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'grid',
    alignContent: 'start',
    gap: 6,
    boxSizing: 'border-box',
    height: '100%',
    padding: 24,
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius)',
    color: 'var(--text)',
    background: 'var(--bg-raised)',
    textDecoration: 'none',
    transition: 'border-color 150ms',
    '&:hover': { borderColor: 'var(--primary)' },
  },
  '& h2': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 10,
    margin: 0,
    fontSize: '1.1875rem',
    letterSpacing: '-0.01em',
  },
  '& h2 span': {
    color: 'var(--text-muted)',
    fontSize: '0.8125rem',
    fontWeight: 500,
    letterSpacing: 0,
  },
  '& p': { margin: 0, color: 'var(--text-muted)', fontSize: '0.9375rem', lineHeight: 1.5 },
  '& small': { color: 'var(--primary)', fontSize: '0.8125rem', fontWeight: 600 },
});

export async function generateMetadata(): Promise<Metadata> {
  const { name, description } = await readSiteFacts();
  return pageMetadata({ title: name, description, path: '/' });
}

export default async function Home() {
  const site = await readSiteFacts();
  return (
    <>
      <Header site={site} />
      <main id="main" tabIndex={-1} className={main}>
        <div className={hero}>
          <h1>React components, documented to be used</h1>
          <p>{site.description}</p>
          <div className={actions}>
            <a href="/material-ui/getting-started/">Start with Material UI</a>
            <a href="/material-ui/react-button/">See a component</a>
          </div>
        </div>
        <ul className={cards}>
          {site.products.map(({ id, name, version, description, start }) => (
            <li key={id}>
              <a href={productAddress(id, start)}>
                <h2>
                  {name} <span>v{version}</span>
                </h2>
                <p>{description}</p>
                <small>{start ? 'Read the documentation' : 'On mui.com for now ↗'}</small>
              </a>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
