import { css } from '@pigment-css/react';
import type { ProductFacts } from '../_content/types.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { up } from '../_styles/mediaQueries.ts';
import { DownIcon } from './icons.tsx';
import { menuButton } from './menuButtonStyles.ts';
import { popover } from './popoverStyles.ts';
import { VersionList } from './VersionList.tsx';

const button = css({
  display: 'none',
  color: 'var(--text-muted)',
  fontSize: '0.8125rem',
  [up.sm]: { display: 'inline-flex' },
});

const menu = css({ minWidth: 180 });

/** The version that the site documents of a product, and where its others are. Below sm it is part of the product menu. */
export async function VersionMenu({ product }: { product: ProductFacts }) {
  const t = await requestTranslate();
  return (
    <>
      <button
        type="button"
        className={`${menuButton} ${button}`}
        popoverTarget="version-menu"
        aria-label={t('frame.version', { version: product.version })}
      >
        v{product.version}
        <DownIcon />
      </button>
      <nav
        id="version-menu"
        popover="auto"
        className={`${popover} ${menu}`}
        aria-label={t('frame.otherVersions')}
      >
        <VersionList product={product} />
      </nav>
    </>
  );
}
