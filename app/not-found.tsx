import { css } from '@pigment-css/react';
import { distance } from 'fastest-levenshtein';
import { readPages, readSiteFacts } from './_content/readDocument.ts';
import type { PageLink } from './_content/types.ts';
import { Header } from './_frame/Header.tsx';
import { requestPath } from './_frame/requestPath.ts';

const main = css({
  boxSizing: 'border-box',
  maxWidth: 720,
  marginInline: 'auto',
  padding: '72px 16px 96px',
  outline: 'none',
  '& h1': { margin: '0 0 12px', fontSize: '2.25rem', letterSpacing: '-0.025em', lineHeight: 1.15 },
  '& p': { color: 'var(--text-muted)' },
  '& code': { font: '0.9em var(--font-mono)', overflowWrap: 'anywhere' },
  '& ul': { display: 'grid', gap: 8, margin: '0 0 32px', padding: 0, listStyle: 'none' },
  '& li a': {
    display: 'block',
    padding: '12px 16px',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius)',
    color: 'var(--primary)',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { borderColor: 'var(--primary)' },
  },
  '& li span': {
    display: 'block',
    color: 'var(--text-muted)',
    fontSize: '0.8125rem',
    fontWeight: 400,
  },
});

/** As many suggestions as fit without scrolling. */
const suggestionCount = 5;

/** Says that there is no such page, and offers those whose addresses are nearest. */
export default async function NotFound() {
  const [site, pages, path] = await Promise.all([readSiteFacts(), readPages(), requestPath()]);
  const nearest = nearestPages(pages, path);
  return (
    <>
      <title>{`Page not found - ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Header site={site} />
      <main id="main" tabIndex={-1} className={main}>
        <h1>There is no such page</h1>
        <p>
          Nothing is at <code>{path.slice(0, 200)}</code>. You may have meant one of these:
        </p>
        <ul>
          {nearest.map((page) => (
            <li key={page.path}>
              <a href={page.path}>
                {page.title}
                <span>{page.path}</span>
              </a>
            </li>
          ))}
        </ul>
        <p>
          <a href="/">All products</a>
        </p>
      </main>
    </>
  );
}

/** Compares the last words of addresses first: `/components/button` means `/material-ui/react-button/`. */
function nearestPages(pages: PageLink[], path: string): PageLink[] {
  const wanted = path.toLowerCase().slice(0, 200);
  const lastOf = (address: string) =>
    (address.split('/').filter(Boolean).pop() ?? '').replace(/^react-/, '');
  const score = (address: string) =>
    3 * distance(lastOf(wanted), lastOf(address)) + distance(wanted, address);
  return pages
    .map((page) => ({ page, score: score(page.path) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, suggestionCount)
    .map(({ page }) => page);
}
