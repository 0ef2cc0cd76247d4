import { css } from '@pigment-css/react';
import { escapeHtml } from '../_content/escapeHtml.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { withoutScript } from '../_styles/mediaQueries.ts';
import { iconButton } from './iconButton.ts';
import { BellIcon } from './icons.tsx';
import { popover } from './popoverStyles.ts';

const wrapper = css({ position: 'relative', flex: 'none', [withoutScript]: { display: 'none' } });

const badge = css({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 4,
  minWidth: 16,
  boxSizing: 'border-box',
  padding: '0 4px',
  borderRadius: 99,
  color: 'light-dark(#ffffff, #071523)',
  background: 'var(--primary)',
  fontSize: '0.625rem',
  fontWeight: 700,
  lineHeight: '16px',
  textAlign: 'center',
  pointerEvents: 'none',
  '&[hidden]': { display: 'none' },
  '@media (forced-colors: active)': { border: '1px solid' },
});

const panel = css({
  width: 340,
  maxHeight: 540,
  padding: '12px 8px',
  '& h2': { margin: '0 12px 8px', fontSize: '1rem', letterSpacing: '-0.01em' },
  '& p': { margin: '0 12px 4px', color: 'var(--text-muted)', fontSize: '0.875rem' },
  '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& li a': {
    display: 'block',
    padding: '10px 12px',
    borderRadius: 'var(--radius-small)',
    color: 'var(--text)',
    fontSize: '0.8125rem',
    lineHeight: 1.5,
    textDecoration: 'none',
    '&:hover': { background: 'var(--bg-hover)' },
    '&:focus-visible': { outlineOffset: -3 },
  },
  '& b': { display: 'block', fontSize: '0.875rem' },
  '& time, & li span': { display: 'block', color: 'var(--text-muted)' },
  '& time': { marginBlockStart: 4, fontSize: '0.75rem' },
  '& mark': {
    marginInlineEnd: 8,
    padding: '1px 6px',
    borderRadius: 4,
    color: 'var(--primary)',
    background: 'var(--primary-bg)',
    fontSize: '0.6875rem',
    fontWeight: 650,
  },
});

/**
 * The bell. app/_enhance/notifications.ts counts what is new and fills the panel when it is opened; the badge lies over the button, so
 * that nothing moves when it appears.
 * @param ids of all notifications
 */
export async function Notifications({ ids }: { ids: number[] }) {
  const t = await requestTranslate();
  if (ids.length === 0) return null;
  return (
    <news-bell
      className={wrapper}
      data-notifications={ids.join(' ')}
      data-label={t('frame.notifications.title')}
      data-label-unread={t('frame.notifications.unread')}
    >
      <button
        type="button"
        className={iconButton}
        popoverTarget="notifications"
        aria-label={t('frame.notifications.title')}
        suppressHydrationWarning
      >
        <BellIcon />
        <span
          className={badge}
          hidden
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      </button>
      <div
        id="notifications"
        popover="auto"
        role="dialog"
        aria-labelledby="notifications-title"
        className={`${popover} ${panel}`}
      >
        <h2 id="notifications-title">{t('frame.notifications.title')}</h2>
        <div
          data-entries=""
          aria-live="polite"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: `<p>${escapeHtml(t('frame.notifications.loading'))}</p>`,
          }}
        />
      </div>
    </news-bell>
  );
}
