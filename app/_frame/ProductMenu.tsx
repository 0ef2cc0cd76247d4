'use client';

import { usePathname } from 'next/navigation';
import { productIdentity } from '../_content/productIdentity.ts';
import type { MenuBlock, MenuItem, PageLink, ProductFacts } from '../_content/types.ts';
import { DownIcon, NamedIcon } from './icons.tsx';
import { menuButton } from './menuButtonStyles.ts';
import { popover } from './popoverStyles.ts';
import { homeLink, productMenu, productName, smallVersions } from './productMenuStyles.ts';
import { VersionList } from './VersionList.tsx';

export interface MenuLabels {
  /** with `{{name}}` */
  chooseProduct: string;
  /** with `{{version}}` */
  version: string;
  products: string;
  allProducts: PageLink;
  beta: string;
  otherVersions: string;
  allVersions: PageLink;
}

interface Props {
  menu: MenuBlock[];
  /** that the page belongs to; what part of it, its address says */
  product?: ProductFacts | undefined;
  labels: MenuLabels;
}

/**
 * The button that says which product the page is about, and the menu of all of them that it opens. It looks at the address by itself: the
 * frame around it stays as it is while the reader moves through a product and its parts.
 */
export function ProductMenu({ menu, product, labels }: Props) {
  const path = usePathname();
  const identity = product && productIdentity(product, path);
  return (
    <>
      <button
        type="button"
        className={menuButton}
        popoverTarget="product-menu"
        aria-label={
          identity ? labels.chooseProduct.replace('{{name}}', identity.name) : labels.products
        }
      >
        {identity && <NamedIcon name={identity.icon} />}
        <span className={identity && productName}>{identity?.name ?? labels.products}</span>
        <DownIcon />
      </button>
      <nav
        id="product-menu"
        popover="auto"
        className={`${popover} ${productMenu}`}
        aria-label={labels.products}
      >
        {menu.map(({ title, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul data-items="">
              {items.map((item) => (
                <li key={item.name}>
                  <Item
                    item={item}
                    isCurrent={!!item.id && item.id === identity?.id}
                    beta={labels.beta}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <a href={labels.allProducts.path} className={homeLink}>
          {labels.allProducts.title}
        </a>
        {identity && (
          <section className={smallVersions}>
            <h2>{labels.otherVersions}</h2>
            <VersionList product={identity} allVersions={labels.allVersions} />
          </section>
        )}
      </nav>
    </>
  );
}

function Item({ item, isCurrent, beta }: { item: MenuItem; isCurrent: boolean; beta: string }) {
  return (
    <a href={item.href} aria-current={isCurrent ? 'true' : undefined}>
      <NamedIcon name={item.icon} />
      <span>
        {item.name}
        {item.beta && <i>{beta}</i>}
      </span>
      <small>{item.description}</small>
    </a>
  );
}
