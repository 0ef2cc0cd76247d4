import { css } from '@pigment-css/react';
import type { Metadata } from 'next';
import { productAddress } from '../_content/productAddress.ts';
import { readLocalFacts } from '../_content/readLocal.ts';
import { sitePageMetadata } from '../_content/sitePageMetadata.ts';
import type { ProductFacts } from '../_content/types.ts';
import { PackageVersions } from '../_document/PackageVersions.tsx';
import { SitePage } from '../_frame/SitePage.tsx';
import { tableFrame } from '../_frame/tableStyles.ts';
import { localAddress } from '../_i18n/languages.ts';
import { requestLanguage } from '../_i18n/requestLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';

const links = css({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });

export function generateMetadata(): Promise<Metadata> {
  return sitePageMetadata('/versions/', 'frame.versions');
}

/** What each product's version is here, and where its others are documented. */
export default async function Versions() {
  const [site, language, t] = await Promise.all([
    readLocalFacts(),
    requestLanguage(),
    requestTranslate(),
  ]);
  const products = site.products.flatMap((product) => product.parts ?? [product]);
  return (
    <SitePage title={t('frame.versions.title')}>
      <p>{t('frame.versions.lead')}</p>
      <div className={tableFrame} role="region" aria-label={t('frame.products')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('frame.versions.product')}</th>
              <th scope="col">{t('frame.versions.here')}</th>
              <th scope="col">{t('frame.versions.elsewhere')}</th>
              <th scope="col">{t('frame.versions.changes')}</th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <tr key={product.id}>
                <th scope="row">{product.name}</th>
                <td>
                  <a href={localAddress(addressOf(product), language)}>v{product.version}</a>
                </td>
                <td>
                  <span className={links}>
                    {product.otherVersions.map(({ label, href }) => (
                      <a key={label} href={href} aria-label={`${product.name} ${label}`}>
                        {label}
                      </a>
                    ))}
                    {product.otherVersions.length === 0 && '–'}
                  </span>
                </td>
                <td>
                  <a
                    href={`${product.repository}/releases`}
                    aria-label={`GitHub: ${product.name}, ${t('frame.versions.changes')}`}
                  >
                    GitHub
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>{t('frame.versions.packages')}</h2>
      <PackageVersions site={site} />
    </SitePage>
  );
}

/** Parts of a product have their pages under the product's folder. */
function addressOf({ id, start }: ProductFacts): string {
  return productAddress(id.replace(/^(x)-/, '$1/react-'), start);
}
