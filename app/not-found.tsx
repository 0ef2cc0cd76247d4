import { css } from '@pigment-css/react';
import { distance } from 'fastest-levenshtein';
import { readPages, readWaitingPages } from './_content/readDocument.ts';
import { readLocalFacts } from './_content/readLocal.ts';
import type { PageLink } from './_content/types.ts';
import { Header } from './_frame/Header.tsx';
import { defaultLanguage, localAddress, splitLanguage } from './_i18n/languages.ts';
import { requestPath } from './_i18n/requestPath.ts';
import { requestTranslate } from './_i18n/requestTranslate.ts';

const main = css({
  boxSizing: 'border-box',
  maxWidth: 720,
  marginInline: 'auto',
  padding: '72px 16px 96px',
  outline: 'none',
  '& h1': { margin: '0 0 12px', fontSize: '2.25rem', letterSpacing: '-0.025em', lineHeight: 1.15 },
  '& p': { color: 'var(--text-muted)' },
  '& p a': { color: 'var(--primary)', overflowWrap: 'anywhere' },
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

const number = css({
  display: 'block',
  color: 'var(--primary)',
  font: '650 0.9375rem/1.5 var(--font-mono)',
});

/** As many suggestions as fit without scrolling. */
const suggestionCount = 5;

/** Says that there is no such page, or that it is not written yet, and offers those whose addresses are nearest. */
export default async function NotFound() {
  const [site, pages, waiting, address, t] = await Promise.all([
    readLocalFacts(),
    readPages(),
    readWaitingPages(),
    requestPath(),
    requestTranslate(),
  ]);
  const { language, path } = splitLanguage(address);
  const textLanguage = language === defaultLanguage ? undefined : defaultLanguage;
  const nearest = nearestPages(pages, path);
  const awaited = waiting.find((page) => page.path === path);
  return (
    <>
      <title>{`${awaited ? awaited.title : t('frame.notFound.title')} - ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <Header site={site} />
      <main id="main" tabIndex={-1} className={main}>
        <span className={number} aria-hidden="true">
          404
        </span>
        {awaited ? (
          <>
            <h1>{t('frame.notFound.waiting', { title: awaited.title })}</h1>
            <p>
              {t('frame.notFound.waitingBefore')}{' '}
              <a href={`https://mui.com${path}`}>mui.com{path}</a>.{' '}
              {t('frame.notFound.waitingAfter')}
            </p>
          </>
        ) : (
          <>
            <h1>{t('frame.notFound.heading')}</h1>
            <p>
              {t('frame.notFound.before')} <code>{address.slice(0, 200)}</code>.{' '}
              {t('frame.notFound.after')}
            </p>
          </>
        )}
        <ul lang={textLanguage}>
          {nearest.map((page) => (
            <li key={page.path}>
              <a href={localAddress(page.path, language)}>
                {page.title}
                <span>{page.path}</span>
              </a>
            </li>
          ))}
        </ul>
        <p>
          <a href={localAddress('/', language)}>{t('frame.allProducts')}</a>
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
