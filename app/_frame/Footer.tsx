import { css } from '@pigment-css/react';
import { PrivacyButton } from '../_analytics/PrivacyButton.tsx';
import type { Document, PageLink, ProductFacts, SiteFacts } from '../_content/types.ts';
import { defaultLanguage, localAddress, type Language } from '../_i18n/languages.ts';
import { requestLanguage } from '../_i18n/requestLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { withoutScript } from '../_styles/mediaQueries.ts';
import { Languages } from './Languages.tsx';
import { LastUpdated } from './LastUpdated.tsx';

const footer = css({ marginBlockStart: 48, '@media print': { display: 'none' } });

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
  gap: '4px 24px',
  paddingBlockStart: 20,
  borderBlockStart: '1px solid var(--border)',
  color: 'var(--text-muted)',
  fontSize: '0.875rem',
  '& a, & button': {
    minHeight: 24,
    padding: 0,
    border: 0,
    color: 'inherit',
    background: 'none',
    font: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    '&:hover': { color: 'var(--text)' },
  },
  '& button': { [withoutScript]: { display: 'none' } },
  '& small': { flexBasis: '100%', fontSize: '0.8125rem' },
});

interface Props {
  document: Document;
  site: SiteFacts;
  product?: ProductFacts | undefined;
}

/** The end of a page: where to read on, where to mend it, and where its library is made. */
export async function Footer({ document, site, product }: Props) {
  const [language, t] = await Promise.all([requestLanguage(), requestTranslate()]);
  const isMixed = language !== (document.language ?? defaultLanguage);
  const languages = isMixed ? { text: defaultLanguage, frame: language } : {};
  const { previous, next, source } = document;
  const types = document.api?.[0]?.entry.source;
  return (
    <footer className={footer}>
      {(previous ?? next) && (
        <nav className={neighbours} aria-label={t('frame.footer.neighbours')}>
          {previous && (
            <Neighbour
              link={previous}
              rel="prev"
              label={t('frame.footer.previous')}
              languages={languages}
            />
          )}
          {next && (
            <Neighbour
              link={next}
              rel="next"
              label={t('frame.footer.next')}
              languages={languages}
            />
          )}
        </nav>
      )}
      <div className={meta}>
        {source && <a href={`${site.editBase}${source}`}>{t('frame.footer.edit')}</a>}
        {types && (
          <a href={`https://github.com/${types.repository}/blob/${types.tag}/${types.path}`}>
            {t('frame.footer.types')}
          </a>
        )}
        <a href={localAddress('/versions/', language)}>{t('frame.allVersions')}</a>
        {product && <a href={`${product.repository}/releases`}>{t('frame.footer.releases')}</a>}
        <button type="button" data-action="shortcuts">
          {t('frame.footer.shortcuts')}
        </button>
        {site.features?.analytics && <PrivacyButton />}
        <LastUpdated day={document.modified} />
        <small>{t('frame.footer.licence')}</small>
      </div>
      <Languages />
    </footer>
  );
}

interface NeighbourProps {
  link: PageLink;
  rel: string;
  label: string;
  /** of the title and of the label, where they differ */
  languages: { text?: Language; frame?: Language };
}

function Neighbour({ link, rel, label, languages }: NeighbourProps) {
  return (
    <a href={link.path} rel={rel} lang={languages.text}>
      <span lang={languages.frame}>{label}</span>
      {link.title}
    </a>
  );
}
