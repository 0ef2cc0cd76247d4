import { css } from '@pigment-css/react';
import type { Metadata } from 'next';
import { escapeHtml } from '../_content/escapeHtml.ts';
import { readProductionErrors, readSiteFacts } from '../_content/readDocument.ts';
import { sitePageMetadata } from '../_content/sitePageMetadata.ts';
import { SitePage } from '../_frame/SitePage.tsx';
import { tableFrame } from '../_frame/tableStyles.ts';
import { frameLanguage } from '../_i18n/frameLanguage.ts';
import { defaultLanguage } from '../_i18n/languages.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';

const decoded = css({
  display: 'block',
  margin: '0 0 32px',
  padding: '16px 20px',
  border: '1px solid var(--error)',
  borderRadius: 'var(--radius)',
  background: 'var(--error-bg)',
  '&[hidden]': { display: 'none' },
  'error-decoder& h2': { margin: '0 0 8px', color: 'var(--error)', fontSize: '1rem' },
});

const message = css({
  margin: 0,
  font: '0.875rem/1.6 var(--font-mono)',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
});

const row = css({
  scrollMarginTop: 'calc(var(--header-height) + 24px)',
  '&:target': { background: 'var(--primary-bg)' },
});

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata('/production-error/', 'frame.errors');
}

/**
 * What the numbered errors of production builds mean: a table of all, and above it, with scripts, the one that the address names
 * (app/_enhance/errorDecoder.ts).
 */
export default async function ProductionErrors() {
  const [errors, { enhance }, t] = await Promise.all([
    readProductionErrors(),
    readSiteFacts(),
    requestTranslate(),
  ]);
  const textLanguage = (await frameLanguage()) && defaultLanguage;
  return (
    <SitePage title={t('frame.errors.title')}>
      {/* readers come from their console and wait for the text: the script is not to wait for them */}
      <meta name="enhance" content={enhance} data-eager="" />
      <p>{t('frame.errors.lead')}</p>
      <error-decoder
        className={decoded}
        role="status"
        data-title={t('frame.errors.code')}
        data-unknown={t('frame.errors.unknown')}
        hidden
        suppressHydrationWarning
        // a string, because the script fills it before React has hydrated the page
        dangerouslySetInnerHTML={{
          __html: `<h2>${escapeHtml(t('frame.errors.yours'))}</h2><pre class="${message}" dir="ltr"></pre>`,
        }}
      />
      <div className={tableFrame} role="region" aria-label={t('frame.errors.all')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('frame.errors.number')}</th>
              <th scope="col">{t('frame.errors.message')}</th>
              <th scope="col">{t('frame.errors.packages')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ code, message: text, packages }) => (
              <tr key={code} id={`code-${code}`} className={row}>
                <th scope="row">
                  <a href={`#code-${code}`}>{code}</a>
                </th>
                <td>
                  <pre className={message} dir="ltr" lang={textLanguage} data-code={code}>
                    {text}
                  </pre>
                </td>
                <td>
                  {packages.map((name) => (
                    <code key={name}>{name}</code>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <small>{t('frame.errors.placeholders')}</small>
      </p>
    </SitePage>
  );
}
