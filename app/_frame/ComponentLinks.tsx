import { css } from '@pigment-css/react';
import type { ExternalLink } from '../_content/types.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '0 0 24px',
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  '& a': {
    display: 'block',
    padding: '3px 12px',
    border: '1px solid var(--border)',
    borderRadius: 99,
    color: 'var(--text-muted)',
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover': { borderColor: 'var(--primary)', color: 'var(--primary)' },
  },
  '@media print': { display: 'none' },
});

/** Under the heading of a page: its source, its issues, its specification, its design. */
export async function ComponentLinks({ links }: { links: ExternalLink[] }) {
  const t = await requestTranslate();
  if (links.length === 0) return null;
  return (
    <ul className={list} aria-label={t('frame.links.title')}>
      {links.map(({ kind, label, href }) => (
        <li key={label}>
          <a
            href={href}
            rel="nofollow"
            title={kind === 'bundleSize' ? t('frame.links.bundleSizeTitle') : undefined}
          >
            {kind ? t(`frame.links.${kind}`) : label}
          </a>
        </li>
      ))}
    </ul>
  );
}
