import { initialPreferences, type Preferences } from './preferences.ts';

export type PreferencesAction =
  | { type: 'SET_SPACING'; payload: number }
  | { type: 'INCREASE_SPACING' }
  | { type: 'DECREASE_SPACING' }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'RESET_COLORS' }
  | {
      type: 'CHANGE';
      payload: Partial<Pick<Preferences, 'direction' | 'paletteColors' | 'paletteMode'>>;
    };

/**
 * @returns the same state when the action changes nothing
 * @throws for an action that it does not know
 */
export function preferencesReducer(state: Preferences, action: PreferencesAction): Preferences {
  switch (action.type) {
    case 'SET_SPACING':
      return merge(state, { spacing: action.payload });
    case 'INCREASE_SPACING':
      return merge(state, { spacing: state.spacing + 1 });
    case 'DECREASE_SPACING':
      return merge(state, { spacing: state.spacing - 1 });
    case 'SET_DENSE':
      return merge(state, { dense: action.payload });
    case 'RESET_DENSITY':
      return merge(state, {
        dense: initialPreferences.dense,
        spacing: initialPreferences.spacing,
      });
    case 'RESET_COLORS':
      return merge(state, { paletteColors: initialPreferences.paletteColors });
    case 'CHANGE':
      return merge(state, action.payload);
    default:
      throw new Error(
        `Preferences have no action \`${(action as { type: unknown }).type}\`. Known: SET_SPACING, INCREASE_SPACING, DECREASE_SPACING, SET_DENSE, RESET_DENSITY, RESET_COLORS, CHANGE.`,
      );
  }
}

/** Values that are undefined, or the same as before, change nothing. */
function merge(state: Preferences, values: Partial<Preferences>): Preferences {
  const changed = Object.entries(values).filter(
    ([name, value]) =>
      value !== undefined &&
      JSON.stringify(value) !== JSON.stringify(state[name as keyof Preferences]),
  );
  return changed.length > 0 ? { ...state, ...Object.fromEntries(changed) } : state;
}
