import { css } from '@pigment-css/react';
import { productIdentity } from '../../../_content/productIdentity.ts';
import { PageFeedback } from '../../../_feedback/PageFeedback.tsx';
import { ComponentLinks } from '../../../_frame/ComponentLinks.tsx';
import { Footer } from '../../../_frame/Footer.tsx';
import { TableOfContents } from '../../../_frame/TableOfContents.tsx';
import { TranslationNote } from '../../../_frame/TranslationNote.tsx';
import { defaultLanguage } from '../../../_i18n/languages.ts';
import { requestLanguage } from '../../../_i18n/requestLanguage.ts';
import { requestTranslate } from '../../../_i18n/requestTranslate.ts';
import { up } from '../../../_styles/mediaQueries.ts';
import { localHeadings } from '../../../_api/localHeadings.ts';
import { ApiReference } from '../../../_api/ApiReference.tsx';
import { AdSlot } from '../../../_ads/AdSlot.tsx';
import { DemoStyles } from '../../../_demo/DemoStyles.tsx';
import { BelowTheFold } from '../../../_document/BelowTheFold.tsx';
import { Blocks } from '../../../_document/Blocks.tsx';
import { PageMenu } from '../../../_document/PageMenu.tsx';
import { PageTabs } from '../../../_document/PageTabs.tsx';
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
  '@media print': { maxWidth: 'none', padding: 0 },
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

/** As many as fill a tall screen; the rest follows a navigation's first paint. */
const blocksAtOnce = 8;

/** A page of the documentation: title, text, table of contents, neighbours. */
export async function DocumentPage({
  document,
  site: facts,
}: {
  document: Document;
  site: SiteFacts;
}) {
  const { demoAssets, disableAd } = document;
  const site = disableAd ? { ...facts, features: { ...facts.features, ads: undefined } } : facts;
  const [language, t] = await Promise.all([requestLanguage(), requestTranslate()]);
  const isInPageLanguage = (document.language ?? defaultLanguage) === language;
  const textLanguage = isInPageLanguage ? undefined : defaultLanguage;
  const product = site.products.find(({ id }) => id === document.product);
  const identity = product && productIdentity(product, document.path);
  return (
    <div className={columns}>
      {demoAssets && <DemoStyles assets={demoAssets} />}
      <main id="main" tabIndex={-1} className={main}>
        <PageMenu document={document} />
        <h1
          className={title}
          lang={textLanguage}
          dangerouslySetInnerHTML={{ __html: document.heading }}
        />
        <p className={lead} lang={textLanguage}>
          {document.description}
        </p>
        <TranslationNote document={document} />
        <ComponentLinks links={document.links} />
        {document.tabs && <PageTabs tabs={document.tabs} current={document.path} />}
        {site.features?.ads?.script && <AdSlot />}
        <div className={prose} lang={textLanguage}>
          {document.api?.map((section) => (
            <ApiReference key={section.entry.name} section={section} />
          ))}
          <Blocks blocks={document.blocks.slice(0, blocksAtOnce)} site={site} />
          <BelowTheFold>
            <Blocks blocks={document.blocks.slice(blocksAtOnce)} site={site} />
          </BelowTheFold>
        </div>
        <PageFeedback
          key={document.path}
          version={identity?.version ?? ''}
          issue={site.pageIssue}
        />
        <Footer document={document} site={site} product={identity} />
      </main>
      <TableOfContents
        headings={document.api ? localHeadings(document.headings, t) : document.headings}
        language={document.api ? undefined : textLanguage}
      />
    </div>
  );
}
