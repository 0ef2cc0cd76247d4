import { applyPreferences } from './applyPreferences.ts';
import { initialPreferences, type Mode, type Preferences } from './preferences.ts';
import {
  modeKey,
  paintedMode,
  preferencesKey,
  readMode,
  readPreferences,
  systemIsDark,
} from './readPreferences.ts';
import { preferencesReducer, type PreferencesAction } from './reducer.ts';

// The one copy of the reader's preferences for everything that runs after the first paint: demos, the settings panel, the tools. The script
// in the head (app/_inline/preferences.ts) has applied what was stored before.

const year = 31_536_000;
let mode = readMode();
let state = mergeInto(initialPreferences);
const listeners = new Set<() => void>();

/** The stored preferences; the same object as before where they are the same. */
function mergeInto(before: Preferences): Preferences {
  const { dense, spacing, ...rest } = readPreferences();
  const actions: PreferencesAction[] = [
    { type: 'SET_DENSE', payload: dense },
    { type: 'SET_SPACING', payload: spacing },
    { type: 'CHANGE', payload: rest },
  ];
  return actions.reduce(preferencesReducer, before);
}

export function getPreferences(): Preferences {
  return state;
}

/** What the reader chose, which may be to follow the system. */
export function getMode(): Mode {
  return mode;
}

/** @returns unsubscribes */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the preferences on the page, and stores them. */
export function dispatch(action: PreferencesAction): void {
  const before = state;
  show(preferencesReducer(state, action));
  if (state === before) return;
  const { dense, direction, spacing, paletteColors } = state;
  store(preferencesKey, JSON.stringify({ dense, direction, spacing }));
  if (paletteColors !== before.paletteColors) {
    const age = action.type === 'RESET_COLORS' ? 0 : year;
    document.cookie = `paletteColors=${JSON.stringify(paletteColors)};path=/;max-age=${age}`;
  }
}

export function setMode(chosen: Mode): void {
  mode = chosen;
  store(modeKey, chosen);
  show(preferencesReducer(state, { type: 'CHANGE', payload: { paletteMode: paintedMode(mode) } }));
}

function show(next: Preferences): void {
  state = next;
  applyPreferences(state, mode);
  for (const listener of listeners) listener();
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // storage is blocked: the choice then lasts as long as the page
  }
}

systemIsDark.addEventListener('change', () => mode === 'system' && setMode('system'));
addEventListener('storage', () => {
  mode = readMode();
  show(mergeInto(state));
});
