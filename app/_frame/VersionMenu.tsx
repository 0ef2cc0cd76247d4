'use client';

import { css } from '@pigment-css/react';
import { usePathname } from 'next/navigation';
import { productIdentity } from '../_content/productIdentity.ts';
import type { ProductFacts } from '../_content/types.ts';
import { up } from '../_styles/mediaQueries.ts';
import { DownIcon } from './icons.tsx';
import type { MenuLabels } from './ProductMenu.tsx';
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

interface Props {
  product: ProductFacts;
  labels: MenuLabels;
}

/** The version that the site documents of a product, and where its others are. Below sm it is part of the product menu. */
export function VersionMenu({ product, labels }: Props) {
  const identity = productIdentity(product, usePathname());
  return (
    <>
      <button
        type="button"
        className={`${menuButton} ${button}`}
        popoverTarget="version-menu"
        aria-label={labels.version.replace('{{version}}', identity.version)}
      >
        v{identity.version}
        <DownIcon />
      </button>
      <nav
        id="version-menu"
        popover="auto"
        className={`${popover} ${menu}`}
        aria-label={labels.otherVersions}
      >
        <VersionList product={identity} allVersions={labels.allVersions} />
      </nav>
    </>
  );
}
