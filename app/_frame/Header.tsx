import { css } from '@pigment-css/react';
import type { ProductFacts, SiteFacts } from '../_content/types.ts';
import { localAddress } from '../_i18n/languages.ts';
import { requestLanguage } from '../_i18n/requestLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { SettingsPanel } from '../_preferences/SettingsPanel.tsx';
import { up } from '../_styles/mediaQueries.ts';
import { iconButton } from './iconButton.ts';
import { GitHubIcon, Logo, MenuIcon } from './icons.tsx';
import { Notifications } from './Notifications.tsx';
import { ProductMenu, type MenuLabels } from './ProductMenu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { SettingsButton } from './SettingsButton.tsx';
import { VersionMenu } from './VersionMenu.tsx';

const header = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  height: 'var(--header-height)',
  boxSizing: 'border-box',
  paddingInline: 8,
  borderBlockEnd: '1px solid var(--border)',
  background: 'color-mix(in srgb, var(--bg) 82%, transparent)',
  backdropFilter: 'blur(8px)',
  [up.sm]: { gap: 4, paddingInline: 16 },
  [up.lg]: { paddingInline: 24 },
  '@media print': { display: 'none' },
});

/** Where the page is: takes the room that the buttons leave. */
const place = css({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  marginInlineEnd: 'auto',
  [up.sm]: { gap: 4 },
});

const brand = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 'none',
  minHeight: 40,
  marginInlineEnd: 4,
  color: 'var(--text)',
  fontWeight: 700,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

/** Beside a product the mark is enough, and on small screens the side navigation carries it. */
const brandOfProduct = css({ display: 'none', [up.sm]: { display: 'flex' } });

const menuButton = css({ [up.lg]: { display: 'none' } });

/**
 * The bar above every page.
 * @param product the one that the page belongs to; pages of no product have no side navigation to open
 */
export async function Header({
  site,
  product,
}: {
  site: SiteFacts;
  product?: ProductFacts | undefined;
}) {
  const [language, t] = await Promise.all([requestLanguage(), requestTranslate()]);
  const labels: MenuLabels = {
    chooseProduct: t('frame.chooseProduct'),
    version: t('frame.version'),
    products: t('frame.products'),
    allProducts: { path: localAddress('/', language), title: t('frame.allProducts') },
    beta: t('frame.beta'),
    otherVersions: t('frame.otherVersions'),
    allVersions: { path: localAddress('/versions/', language), title: t('frame.allVersions') },
  };
  return (
    <header className={header}>
      {product && (
        <button
          type="button"
          className={`${iconButton} ${menuButton}`}
          popoverTarget="side-navigation"
          aria-label={t('frame.openNavigation')}
        >
          <MenuIcon />
        </button>
      )}
      <div className={place}>
        <a
          className={product ? `${brand} ${brandOfProduct}` : brand}
          href={localAddress('/', language)}
          aria-label={t('frame.goToHome')}
        >
          <Logo />
        </a>
        <ProductMenu menu={site.menu} product={product} labels={labels} />
        {product && <VersionMenu product={product} labels={labels} />}
      </div>
      <SearchButton />
      <a
        className={iconButton}
        href={product?.repository ?? site.products[0]?.repository}
        aria-label={t('frame.gitHub')}
      >
        <GitHubIcon />
      </a>
      <Notifications ids={site.notifications} />
      <SettingsButton />
      <SettingsPanel />
    </header>
  );
}
