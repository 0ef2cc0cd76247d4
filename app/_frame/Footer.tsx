import { css } from '@pigment-css/react';
import type { Document, PageLink, SiteFacts } from '../_content/types.ts';

const footer = css({ marginBlockStart: 64, '@media print': { display: 'none' } });

const neighbours = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: 16,
  marginBlock: '16px 32px',
  '& a': {
    display: 'block',
    padding: '14px 18px',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius)',
    color: 'var(--text)',
    fontWeight: 600,
    textDecoration: 'none',
    transition: 'border-color 150ms',
    '&:hover': { borderColor: 'var(--primary)', color: 'var(--primary)' },
  },
  '& span': {
    display: 'block',
    color: 'var(--text-muted)',
    fontSize: '0.8125rem',
    fontWeight: 400,
  },
  '& [rel="next"]': { textAlign: 'end', gridColumnEnd: -1 },
});

const meta = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 24px',
  paddingBlockStart: 20,
  borderBlockStart: '1px solid var(--border)',
  color: 'var(--text-muted)',
  fontSize: '0.875rem',
  '& a': { color: 'inherit' },
});

/** The end of a page: where to mend it, and where to read on. */
export function Footer({ document, site }: { document: Document; site: SiteFacts }) {
  const { previous, next, source } = document;
  return (
    <footer className={footer}>
      {(previous ?? next) && (
        <nav className={neighbours} aria-label="Previous and next page">
          {previous && <Neighbour link={previous} rel="prev" label="Previous" />}
          {next && <Neighbour link={next} rel="next" label="Next" />}
        </nav>
      )}
      <div className={meta}>
        {source ? (
          <a href={`${site.editBase}${source}`}>Edit this page</a>
        ) : (
          <span>Made from the type declarations of the installed package.</span>
        )}
        <span>MIT licensed. Material Design is Google’s; the components are MUI’s.</span>
      </div>
    </footer>
  );
}

function Neighbour({ link, rel, label }: { link: PageLink; rel: string; label: string }) {
  return (
    <a href={link.path} rel={rel}>
      <span>{label}</span>
      {link.title}
    </a>
  );
}
