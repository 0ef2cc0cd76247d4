import { css } from '@pigment-css/react';
import type { ReactNode } from 'react';
import { findProduct } from '../../_content/findProduct.ts';
import { readLocalFacts, readLocalNavigation } from '../../_content/readLocal.ts';
import { Header } from '../../_frame/Header.tsx';
import { navigationHtml } from '../../_frame/navigationHtml.ts';
import { SideNavigation } from '../../_frame/SideNavigation.tsx';
import { frameLanguage } from '../../_i18n/frameLanguage.ts';
import { requestPath } from '../../_i18n/requestPath.ts';
import { requestTranslate } from '../../_i18n/requestTranslate.ts';
import { up } from '../../_styles/mediaQueries.ts';

const grid = css({
  [up.lg]: { display: 'grid', gridTemplateColumns: '300px minmax(0, 1fr)', alignItems: 'start' },
  '@media print': { display: 'block' },
});

interface Props {
  children: ReactNode;
  params: Promise<{ product: string }>;
}

/** The frame of a product's pages. It stays mounted while the reader moves between them. */
export default async function ProductLayout({ children, params }: Props) {
  const { product } = await params;
  const [site, navigation, path, language, t] = await Promise.all([
    readLocalFacts(),
    readLocalNavigation(product),
    requestPath(),
    frameLanguage(),
    requestTranslate(),
  ]);
  const facts = navigation && findProduct(site, product);
  return (
    <>
      <Header site={site} product={facts} />
      {navigation ? (
        <div className={grid}>
          <SideNavigation
            key={product}
            product={product}
            label={t('frame.mainNavigation')}
            html={navigationHtml(navigation, path, t, language)}
          />
          {children}
        </div>
      ) : (
        children
      )}
    </>
  );
}
