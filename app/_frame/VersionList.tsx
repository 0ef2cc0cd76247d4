import { css } from '@pigment-css/react';
import type { PageLink, ProductFacts, VersionLink } from '../_content/types.ts';
import { CheckIcon } from './icons.tsx';

const list = css({
  margin: 0,
  padding: 0,
  fontSize: '0.875rem',
  listStyle: 'none',
  '& li > *': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 24,
    minHeight: 36,
    boxSizing: 'border-box',
    padding: '4px 12px',
    borderRadius: 'var(--radius-small)',
    color: 'var(--text)',
    fontSize: '0.875rem',
    fontWeight: 500,
    textDecoration: 'none',
  },
  '& li > a:hover': { background: 'var(--bg-hover)' },
  '& li > a:focus-visible': { outlineOffset: -3 },
  '& [aria-current]': { color: 'var(--primary)', fontWeight: 650 },
  '& li:last-child': {
    marginBlockStart: 4,
    paddingBlockStart: 4,
    borderBlockStart: '1px solid var(--border)',
  },
});

interface Props {
  product: ProductFacts;
  allVersions: PageLink;
}

/** The documented version of a product, the sites of its others, and the page of all. */
export function VersionList({ product, allVersions }: Props) {
  const newer = product.otherVersions.filter(({ label }) => label === 'next');
  const older = product.otherVersions.filter(({ label }) => label !== 'next');
  const link = ({ label, href }: VersionLink) => (
    <li key={label}>
      <a href={href}>{label}</a>
    </li>
  );
  return (
    <ul className={list}>
      {newer.map(link)}
      <li>
        <span aria-current="true">
          v{product.version}
          <CheckIcon />
        </span>
      </li>
      {older.map(link)}
      <li>
        <a href={allVersions.path}>{allVersions.title}</a>
      </li>
    </ul>
  );
}
