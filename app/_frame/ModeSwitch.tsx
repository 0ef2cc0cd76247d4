import { css } from '@pigment-css/react';
import { withoutScript } from '../_styles/mediaQueries.ts';
import { ModeIcon } from './icons.tsx';
import { iconButton } from './iconButton.ts';

const modes = [
  ['light', 'Light'],
  ['system', 'System'],
  ['dark', 'Dark'],
] as const;

const wrapper = css({ position: 'relative', [withoutScript]: { display: 'none' } });

const panel = css({
  position: 'fixed',
  inset: 'calc(var(--header-height) + 8px) 16px auto auto',
  margin: 0,
  padding: 16,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius)',
  color: 'var(--text)',
  background: 'var(--bg-raised)',
  boxShadow: 'var(--shadow)',
  '&:dir(rtl)': { inset: 'calc(var(--header-height) + 8px) auto auto 16px' },
  '& fieldset': { display: 'flex', gap: 4, margin: 0, padding: 0, border: 0 },
  '& legend': {
    marginBlockEnd: 8,
    padding: 0,
    color: 'var(--text-muted)',
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '& label': {
    padding: '6px 14px',
    border: '1px solid var(--border)',
    borderRadius: 'var(--radius-small)',
    fontSize: '0.875rem',
    cursor: 'pointer',
    '&:hover': { background: 'var(--bg-hover)' },
    '&:has(:checked)': {
      borderColor: 'var(--primary)',
      color: 'var(--primary)',
      background: 'var(--primary-bg)',
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 2 },
  },
  '& input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
});

/** Light, dark, or as the system says. app/_inline/preferences.ts keeps the choice. */
export function ModeSwitch() {
  return (
    <div className={wrapper}>
      <button
        type="button"
        className={iconButton}
        popoverTarget="mode-panel"
        aria-label="Colour mode"
      >
        <ModeIcon />
      </button>
      <div id="mode-panel" popover="auto" className={panel}>
        <fieldset>
          <legend>Mode</legend>
          {modes.map(([value, label]) => (
            <label key={value}>
              <input type="radio" name="mode" value={value} />
              {label}
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
