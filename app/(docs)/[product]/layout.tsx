import { css } from '@pigment-css/react';
import type { ReactNode } from 'react';
import { readNavigation, readSiteFacts } from '../../_content/readDocument.ts';
import { Header } from '../../_frame/Header.tsx';
import { navigationHtml } from '../../_frame/navigationHtml.ts';
import { requestPath } from '../../_frame/requestPath.ts';
import { SideNavigation } from '../../_frame/SideNavigation.tsx';
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
  const [site, navigation, path] = await Promise.all([
    readSiteFacts(),
    readNavigation(product),
    requestPath(),
  ]);
  const facts = navigation && site.products.find(({ id }) => id === product);
  return (
    <>
      <Header site={site} product={facts} />
      {navigation ? (
        <div className={grid}>
          <SideNavigation html={navigationHtml(navigation, path)} />
          {children}
        </div>
      ) : (
        children
      )}
    </>
  );
}
