import { css } from '@pigment-css/react';
import type { PageLink } from '../_content/types.ts';
import { BackIcon } from '../_frame/icons.tsx';
import { SettingsButton } from '../_frame/SettingsButton.tsx';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { SettingsPanel } from '../_preferences/SettingsPanel.tsx';
import { rtl, up } from '../_styles/mediaQueries.ts';

const bar = css({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  boxSizing: 'border-box',
  height: 'var(--header-height)',
  paddingInline: 16,
  borderBlockEnd: '1px solid var(--border)',
  color: 'var(--text)',
  background: 'var(--bg-raised)',
  font: '400 0.9375rem/1.4 var(--font)',
  letterSpacing: 'normal',
  [up.lg]: { paddingInline: 24 },
  '@media print': { display: 'none' },
});

const backLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  color: 'var(--primary)',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
  [rtl]: { '& svg': { transform: 'scaleX(-1)' } },
});

const name = css({
  flex: 1,
  overflow: 'hidden',
  color: 'var(--text-muted)',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/**
 * The site's bar above a full-page demo.
 * @param title HTML of inline text
 */
export async function FrameBar({ title, back }: { title: string; back: PageLink }) {
  const t = await requestTranslate();
  return (
    <nav className={bar} aria-label={t('frame.documentation')}>
      <a className={backLink} href={back.path}>
        <BackIcon />
        {back.title}
      </a>
      <span className={name} dangerouslySetInnerHTML={{ __html: title }} />
      <SettingsButton />
      <SettingsPanel />
    </nav>
  );
}
