import { css } from '@pigment-css/react';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { onApple, up, withoutScript } from '../_styles/mediaQueries.ts';
import { SearchIcon } from './icons.tsx';

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  boxSizing: 'border-box',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: 'var(--radius-small)',
  color: 'var(--text-muted)',
  background: 'none',
  font: '500 0.875rem/1 var(--font)',
  cursor: 'pointer',
  '&:hover': { color: 'var(--text)', background: 'var(--bg-hover)' },
  [up.sm]: {
    justifyContent: 'flex-start',
    gap: 8,
    width: 'auto',
    minWidth: 168,
    height: 36,
    paddingInline: '10px 6px',
    borderColor: 'var(--border)',
    background: 'var(--bg-subtle)',
    '&:hover': { borderColor: 'var(--border-strong)' },
  },
  [withoutScript]: { display: 'none' },
});

/** Only for ears where there is no room. */
const label = css({
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: 1,
  height: 1,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  [up.sm]: { position: 'static', clipPath: 'none', width: 'auto', height: 'auto' },
});

const shortcut = css({
  display: 'none',
  marginInlineStart: 'auto',
  padding: '4px 7px',
  border: '1px solid var(--border)',
  borderRadius: 6,
  color: 'var(--text-muted)',
  background: 'var(--bg)',
  font: '500 0.75rem/1 var(--font)',
  [up.sm]: { display: 'inline' },
  '&[data-keys="apple"]': { display: 'none' },
  [onApple]: {
    '&[data-keys="other"]': { display: 'none' },
    [up.sm]: { '&[data-keys="apple"]': { display: 'inline' } },
  },
});

/** Opens the search (app/_enhance/search.ts). */
export async function SearchButton() {
  const t = await requestTranslate();
  return (
    <button
      type="button"
      className={button}
      data-action="search"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <SearchIcon />
      <bdi className={label}>{t('search.button')}</bdi>
      <kbd className={shortcut} data-keys="other" aria-hidden="true">
        Ctrl K
      </kbd>
      <kbd className={shortcut} data-keys="apple" aria-hidden="true">
        ⌘ K
      </kbd>
    </button>
  );
}
