import { css } from '@pigment-css/react';
import type { MenuItem, ProductFacts, SiteFacts } from '../_content/types.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { up } from '../_styles/mediaQueries.ts';
import { DownIcon, NamedIcon } from './icons.tsx';
import { menuButton } from './menuButtonStyles.ts';
import { popover } from './popoverStyles.ts';
import { VersionList } from './VersionList.tsx';

const name = css({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media (max-width: 359.95px)': { display: 'none' },
});

const menu = css({
  width: 400,
  [up.sm]: { width: 620 },
  '& h2': {
    margin: '8px 12px 4px',
    color: 'var(--text-muted)',
    fontSize: '0.75rem',
    fontWeight: 600,
    letterSpacing: '0.02em',
  },
  '& [data-items]': {
    display: 'grid',
    gap: 2,
    margin: '0 0 8px',
    padding: 0,
    listStyle: 'none',
    [up.sm]: { gridTemplateColumns: '1fr 1fr' },
  },
  '& [data-items] a': {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    columnGap: 12,
    alignContent: 'start',
    height: '100%',
    boxSizing: 'border-box',
    padding: '8px 12px',
    borderRadius: 'var(--radius-small)',
    color: 'var(--text)',
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.4,
    textDecoration: 'none',
    '&:hover': { background: 'var(--bg-hover)' },
    '&[aria-current]': { color: 'var(--primary)', background: 'var(--primary-bg)' },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& [data-items] svg': {
    gridRow: 'span 2',
    boxSizing: 'border-box',
    width: 36,
    height: 36,
    padding: 8,
    borderRadius: 8,
    color: 'var(--primary)',
    background: 'var(--bg-subtle)',
  },
  '& small': {
    color: 'var(--text-muted)',
    fontSize: '0.8125rem',
    fontWeight: 400,
  },
  '& i': {
    display: 'inline-block',
    marginInline: 8,
    padding: '0 6px',
    borderRadius: 4,
    color: 'var(--primary)',
    background: 'var(--primary-bg)',
    fontSize: '0.6875rem',
    fontStyle: 'normal',
    textTransform: 'uppercase',
  },
  '@media (forced-colors: active)': { '& [aria-current]': { outline: '2px solid Highlight' } },
});

const home = css({
  display: 'block',
  padding: '8px 12px',
  borderRadius: 'var(--radius-small)',
  color: 'var(--text-muted)',
  fontSize: '0.875rem',
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: 'var(--text)', background: 'var(--bg-hover)' },
});

/** Below sm the header has no room for versions. */
const versions = css({ borderBlockStart: '1px solid var(--border)', [up.sm]: { display: 'none' } });

/**
 * The button that says which product the page is about, and the menu of all of them that it opens.
 * @param product that the page belongs to: a part with a name of its own, or the product
 */
export async function ProductMenu({
  site,
  product,
}: {
  site: SiteFacts;
  product?: ProductFacts | undefined;
}) {
  const t = await requestTranslate();
  return (
    <>
      <button
        type="button"
        className={menuButton}
        popoverTarget="product-menu"
        aria-label={
          product ? t('frame.chooseProduct', { name: product.name }) : t('frame.products')
        }
      >
        {product && <NamedIcon name={product.icon} />}
        <span className={product && name}>{product ? product.name : t('frame.products')}</span>
        <DownIcon />
      </button>
      <nav
        id="product-menu"
        popover="auto"
        className={`${popover} ${menu}`}
        aria-label={t('frame.products')}
      >
        {site.menu.map(({ title, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul data-items="">
              {items.map((item) => (
                <li key={item.name}>
                  <Item item={item} isCurrent={item.id === product?.id} beta={t('frame.beta')} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <a href="/" className={home}>
          {t('frame.allProducts')}
        </a>
        {product && (
          <section className={versions}>
            <h2>{t('frame.otherVersions')}</h2>
            <VersionList product={product} />
          </section>
        )}
      </nav>
    </>
  );
}

function Item({ item, isCurrent, beta }: { item: MenuItem; isCurrent: boolean; beta: string }) {
  return (
    <a href={item.href} aria-current={item.id && isCurrent ? 'true' : undefined}>
      <NamedIcon name={item.icon} />
      <span>
        {item.name}
        {item.beta && <i>{beta}</i>}
      </span>
      <small>{item.description}</small>
    </a>
  );
}
