import { css } from '@pigment-css/react';
import { Footer } from '../../../_frame/Footer.tsx';
import { TableOfContents } from '../../../_frame/TableOfContents.tsx';
import { up } from '../../../_styles/mediaQueries.ts';
import { ApiReference } from '../../../_api/ApiReference.tsx';
import { BelowTheFold } from '../../../_document/BelowTheFold.tsx';
import { Blocks } from '../../../_document/Blocks.tsx';
import { prose } from '../../../_document/proseStyles.ts';
import type { Document, SiteFacts } from '../../../_content/types.ts';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [up.md]: { gridTemplateColumns: 'minmax(0, 1fr) 242px', columnGap: 24 },
  '@media print': { display: 'block' },
});

const main = css({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 930,
  marginInline: 'auto',
  padding: '24px 16px 64px',
  outline: 'none',
  [up.sm]: { paddingInline: 24 },
  [up.lg]: { padding: '32px 60px 64px' },
});

const title = css({
  margin: '0 0 8px',
  fontSize: 'clamp(1.9rem, 1.4rem + 1.8vw, 2.5rem)',
  fontWeight: 750,
  lineHeight: 1.15,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
});

const lead = css({
  maxWidth: '62ch',
  margin: '0 0 20px',
  color: 'var(--text-muted)',
  fontSize: '1.125rem',
  lineHeight: 1.55,
  textWrap: 'pretty',
});

const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '0 0 24px',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  '& a': {
    display: 'block',
    padding: '3px 12px',
    border: '1px solid var(--border)',
    borderRadius: 99,
    color: 'var(--text-muted)',
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover': { borderColor: 'var(--primary)', color: 'var(--primary)' },
  },
});

/** As many as fill a tall screen; the rest follows a navigation's first paint. */
const blocksAtOnce = 8;

/** A page of the documentation: title, text, table of contents, neighbours. */
export function DocumentPage({ document, site }: { document: Document; site: SiteFacts }) {
  const { demoAssets } = document;
  return (
    <div className={columns}>
      {demoAssets?.styleSheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="demos" />
      ))}
      {/* not Emotion's own element: React removes it with the page, and Emotion must not adopt it */}
      {demoAssets && <style dangerouslySetInnerHTML={{ __html: demoAssets.css }} />}
      <main id="main" tabIndex={-1} className={main}>
        <h1 className={title} dangerouslySetInnerHTML={{ __html: document.heading }} />
        <p className={lead}>{document.description}</p>
        {document.links.length > 0 && (
          <ul className={links}>
            {document.links.map(({ label, href }) => (
              <li key={label}>
                <a href={href} rel="nofollow">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className={prose}>
          {document.api?.map((section) => (
            <ApiReference key={section.entry.name} section={section} />
          ))}
          <Blocks blocks={document.blocks.slice(0, blocksAtOnce)} site={site} />
          <BelowTheFold>
            <Blocks blocks={document.blocks.slice(blocksAtOnce)} site={site} />
          </BelowTheFold>
        </div>
        <Footer document={document} site={site} />
      </main>
      <TableOfContents headings={document.headings} />
    </div>
  );
}
