import { css } from '@pigment-css/react';
import { localAddress } from '../_i18n/languages.ts';
import { requestLanguage } from '../_i18n/requestLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import type { PageTab } from '../_content/types.ts';

const bar = css({
  position: 'sticky',
  insetBlockStart: 'var(--header-height)',
  zIndex: 2,
  marginBlockEnd: 24,
  borderBlockEnd: '1px solid var(--border)',
  background: 'var(--bg)',
  '& ul': { display: 'flex', gap: 4, margin: 0, padding: 0, overflowX: 'auto', listStyle: 'none' },
  '& a': {
    display: 'block',
    padding: '12px 14px 10px',
    borderBlockEnd: '3px solid transparent',
    color: 'var(--text-muted)',
    fontSize: '0.9rem',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '&:hover': { color: 'var(--text)' },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current]': { borderColor: 'var(--primary)', color: 'var(--primary)' },
  },
  '@media print': { display: 'none' },
});

/**
 * The pages of a component: its demos, the API of its components, of its hooks. They are pages, so these are links.
 * @param current path of the page, without the prefix of its language
 */
export async function PageTabs({ tabs, current }: { tabs: PageTab[]; current: string }) {
  const [language, t] = await Promise.all([requestLanguage(), requestTranslate()]);
  const here = localAddress(current, language);
  return (
    <nav className={bar} aria-label={t('page.tabs')}>
      <ul>
        {tabs.map(({ kind, path }) => (
          <li key={kind}>
            <a href={path} aria-current={path === here ? 'page' : undefined}>
              {t(`page.${kind}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
