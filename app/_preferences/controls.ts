import { openModal } from '../_dom/modal.ts';
import { chooseCode, type CodeChoice, codeChoiceEvent, readCodeChoice } from './codeChoice.ts';
import {
  initialPreferences,
  spacingRange,
  type Direction,
  type Mode,
  type Preferences,
} from './preferences.ts';
import { dispatch, getMode, getPreferences, setMode, subscribe } from './store.ts';

// Whatever sets a preference is marked: inputs with `data-preference`, buttons with `data-action`. They may stand anywhere, and more than once.

const dialog = () => document.querySelector<HTMLDialogElement>('dialog#settings');

const values: Record<string, () => string | number | boolean> = {
  mode: getMode,
  direction: () => getPreferences().direction,
  dense: () => getPreferences().dense,
  spacing: () => getPreferences().spacing,
  codeVariant: () => readCodeChoice().codeVariant,
};

const isDisabled: Record<string, (preferences: Preferences) => boolean> = {
  'settings-spacing-decrease': ({ spacing }) => spacing <= spacingRange.min,
  'settings-spacing-increase': ({ spacing }) => spacing >= spacingRange.max,
  'settings-density-reset': ({ dense, spacing }) =>
    dense === initialPreferences.dense && spacing === initialPreferences.spacing,
  'settings-colors-reset': ({ paletteColors }) => Object.keys(paletteColors).length === 0,
};

/** Makes all controls of the page show the preferences. */
export function showPreferences(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-preference]')) {
    const value = values[input.dataset['preference']!]!();
    if (input.type === 'radio') input.checked = input.value === value;
    else if (input.type === 'checkbox') input.checked = value === true;
    // what is being written stays as it is
    else if (input !== document.activeElement || input.valueAsNumber !== value)
      input.value = `${value}`;
  }
  for (const [action, test] of Object.entries(isDisabled))
    for (const button of document.querySelectorAll<HTMLButtonElement>(`[data-action=${action}]`)) {
      const hadFocus = button === document.activeElement;
      button.disabled = test(getPreferences());
      // a disabled button would drop the focus to the start of the page
      const { parentElement: parent } = button;
      if (hadFocus && button.disabled)
        (
          parent!.querySelector('input') ?? parent!.querySelector<HTMLElement>('a, :enabled')
        )?.focus();
    }
}

const actions: Record<string, () => void> = {
  settings: () => {
    showPreferences();
    const panel = dialog();
    if (panel) openModal(panel);
  },
  'settings-close': () => dialog()?.hidePopover(),
  'settings-spacing-decrease': () => dispatch({ type: 'DECREASE_SPACING' }),
  'settings-spacing-increase': () => dispatch({ type: 'INCREASE_SPACING' }),
  'settings-density-reset': () => dispatch({ type: 'RESET_DENSITY' }),
  'settings-colors-reset': () => dispatch({ type: 'RESET_COLORS' }),
  'settings-colors-set': async () => (await import('./playground.ts')).setDocsColors(),
};

/** Does what a button with this `data-action` says. */
export function act(action: string): void {
  actions[action]?.();
}

const setters: Record<string, (input: HTMLInputElement) => void> = {
  mode: ({ value }) => setMode(value as Mode),
  direction: ({ value }) =>
    dispatch({ type: 'CHANGE', payload: { direction: value as Direction } }),
  dense: ({ checked }) => dispatch({ type: 'SET_DENSE', payload: checked }),
  codeVariant: ({ value }) => chooseCode({ codeVariant: value as CodeChoice['codeVariant'] }),
  spacing: (input) => {
    const { min, max } = spacingRange;
    const spacing = Math.min(max, Math.max(min, Math.round(input.valueAsNumber)));
    // an empty field is on its way to another number
    if (!Number.isNaN(spacing)) dispatch({ type: 'SET_SPACING', payload: spacing });
  },
};

function set(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement) setters[target.dataset['preference'] ?? '']?.(target);
}

// what the reader did while this loaded
const reached = document.activeElement;
if (
  reached instanceof HTMLInputElement &&
  (reached.value !== reached.defaultValue || reached.checked !== reached.defaultChecked)
)
  set(reached);

// in the capture phase: while React hydrates, it keeps events from everything behind the document
addEventListener('input', ({ target }) => set(target), true);
// leaving the field shows the number that holds
addEventListener('change', showPreferences, true);
const onClick = ({ target }: Event) => {
  // a link leads away
  if (target instanceof Element && target.closest('dialog#settings a')) dialog()?.hidePopover();
};
addEventListener('click', onClick, true);
addEventListener(codeChoiceEvent, showPreferences);
subscribe(showPreferences);
