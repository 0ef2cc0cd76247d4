import { css } from '@pigment-css/react';
import type { ProductFacts, SiteFacts } from '../_content/types.ts';
import { productAddress } from '../_content/productAddress.ts';
import { up } from '../_styles/mediaQueries.ts';
import { iconButton } from './iconButton.ts';
import { GitHubIcon, Logo, MenuIcon } from './icons.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

const header = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 'var(--header-height)',
  boxSizing: 'border-box',
  paddingInline: 16,
  borderBlockEnd: '1px solid var(--border)',
  background: 'color-mix(in srgb, var(--bg) 82%, transparent)',
  backdropFilter: 'blur(8px)',
  [up.lg]: { paddingInline: 24 },
  '@media print': { display: 'none' },
});

const brand = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginInlineEnd: 'auto',
  color: 'var(--text)',
  fontWeight: 700,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

const products = css({
  display: 'none',
  gap: 2,
  marginInline: '24px auto',
  [up.lg]: { display: 'flex' },
  '& a': {
    padding: '6px 12px',
    borderRadius: 'var(--radius-small)',
    color: 'var(--text-muted)',
    fontSize: '0.9rem',
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover': { color: 'var(--text)', background: 'var(--bg-hover)' },
    '&[aria-current]': { color: 'var(--primary)', background: 'var(--primary-bg)' },
    '&[href^="https:"]::after': { content: '" ↗" / ""', fontSize: '0.8em' },
  },
});

const menuButton = css({ marginInlineStart: -8, [up.lg]: { display: 'none' } });
const version = css({
  display: 'none',
  [up.sm]: { display: 'inline' },
  padding: '0 8px',
  border: '1px solid var(--border)',
  borderRadius: 99,
  color: 'var(--text-muted)',
  fontSize: '0.75rem',
  fontWeight: 500,
  letterSpacing: 0,
});

/**
 * The bar above every page.
 * @param product the one that the page belongs to; pages of no product have no side navigation to open
 */
export function Header({ site, product }: { site: SiteFacts; product?: ProductFacts | undefined }) {
  return (
    <header className={header}>
      {product && (
        <button
          type="button"
          className={`${iconButton} ${menuButton}`}
          popoverTarget="side-navigation"
          aria-label="Open main navigation"
        >
          <MenuIcon />
        </button>
      )}
      <a className={brand} href="/">
        <Logo />
        {product ? (
          <>
            {product.name}
            <span className={version}>v{product.version}</span>
          </>
        ) : (
          site.name
        )}
      </a>
      <nav className={products} aria-label="Products">
        {site.products.map(({ id, name, start }) => (
          <a
            key={id}
            href={productAddress(id, start)}
            aria-current={id === product?.id ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <ModeSwitch />
      <a
        className={iconButton}
        href="https://github.com/mui/material-ui"
        aria-label="GitHub repository"
      >
        <GitHubIcon />
      </a>
    </header>
  );
}
