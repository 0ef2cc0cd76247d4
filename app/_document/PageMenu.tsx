import { css } from '@pigment-css/react';
import { env } from 'cloudflare:workers';
import { markdownPath } from '../_content/markdownPath.ts';
import type { Document } from '../_content/types.ts';
import { defaultLanguage, localAddress } from '../_i18n/languages.ts';
import { requestLanguage } from '../_i18n/requestLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { rtl, up, withoutScript } from '../_styles/mediaQueries.ts';

const group = css({
  display: 'flex',
  float: 'inline-end',
  margin: '4px 0 8px',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-small)',
  marginInlineStart: 16,
  '@media print': { display: 'none' },
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minWidth: 36,
    minHeight: 36,
    padding: '0 10px',
    border: 0,
    borderRadius: 7,
    color: 'var(--text-muted)',
    background: 'none',
    font: '500 0.8125rem/1 var(--font)',
    cursor: 'pointer',
    '&:hover': { color: 'var(--text)', background: 'var(--bg-hover)' },
    '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
  },
  '& > button + button': { borderInlineStart: '1px solid var(--border)' },
  '& > [data-action]': { [withoutScript]: { display: 'none' } },
  // the icon says it where there is little room
  '& > [data-action] span': {
    position: 'absolute',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    [up.sm]: { position: 'static', clipPath: 'none' },
  },
});

const menu = css({
  position: 'fixed',
  inset: 'calc(var(--header-height) + 64px) 16px auto auto',
  boxSizing: 'border-box',
  maxWidth: 'calc(100vw - 32px)',
  margin: 0,
  padding: 6,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius)',
  color: 'var(--text)',
  background: 'var(--bg-raised)',
  boxShadow: 'var(--shadow)',
  fontSize: '0.875rem',
  [rtl]: { inset: 'calc(var(--header-height) + 64px) auto auto 16px' },
  '@supports (position-area: block-end)': {
    '&, :root[dir=rtl] &': {
      inset: 'auto',
      marginBlock: 6,
      positionArea: 'block-end span-inline-start',
      positionTryFallbacks: 'flip-block',
    },
  },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 36,
    padding: '0 14px',
    borderRadius: 'var(--radius-small)',
    color: 'var(--text)',
    textDecoration: 'none',
    '&:hover': { background: 'var(--bg-hover)' },
    '@media (pointer: coarse)': { minHeight: 44 },
    '&[href^="https:"]::after': { content: '" ↗" / ""', paddingInlineStart: 6 },
  },
});

const assistants = [
  ['Claude', 'https://claude.ai/new?q='],
  ['ChatGPT', 'https://chatgpt.com/?q='],
] as const;

/** Copies the page as markdown (app/_enhance/pageMenu.ts), or opens it elsewhere; the links work without scripts. */
export async function PageMenu({ document }: { document: Document }) {
  const [language, t] = await Promise.all([requestLanguage(), requestTranslate()]);
  const path = localAddress(document.path, document.language ?? defaultLanguage);
  const markdown = markdownPath(path);
  const question = encodeURIComponent(
    t('page.prompt', { address: `${env.SITE_ORIGIN}${markdown}` }),
  );
  return (
    <div className={group}>
      <button
        type="button"
        data-action="copy-page"
        data-markdown={markdown}
        data-markdown-js={document.demoAssets && markdownPath(path, 'js')}
      >
        <svg {...icon}>
          <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
        </svg>
        <span aria-live="polite" suppressHydrationWarning>
          {t('page.copy')}
        </span>
      </button>
      <button type="button" popoverTarget="page-menu" aria-label={t('page.menu')}>
        <svg {...icon}>
          <path d="m6 9 6 6 6-6" />
        </svg>
      </button>
      <div id="page-menu" popover="auto" className={menu}>
        <ul>
          <li>
            <a href={markdown}>{t('page.view')}</a>
          </li>
          {assistants.map(([assistant, address]) => (
            <li key={assistant}>
              <a href={`${address}${question}`} rel="nofollow">
                {t('page.ask', { assistant })}
              </a>
            </li>
          ))}
          <li>
            <a href={localAddress('/material-ui/getting-started/mcp/', language)}>
              {t('page.connect')}
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}

const icon = {
  viewBox: '0 0 24 24',
  width: 16,
  height: 16,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;
