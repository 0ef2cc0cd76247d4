import { describe, expect, test } from 'vitest';
import { contrast, mix, parseColor, textOn } from '../../app/_preferences/color.ts';
import {
  hues,
  paletteColor,
  playgroundStart,
  shades,
  tonesOf,
} from '../../app/_preferences/hues.ts';
import { initialPreferences } from '../../app/_preferences/preferences.ts';
import { preferencesReducer } from '../../app/_preferences/reducer.ts';

const blue = { main: '#2196f3', 300: '#64b5f6' };

describe('the preferences', () => {
  test('start comfortable, left to right, in the default colours', () => {
    expect(initialPreferences).toEqual({
      dense: false,
      direction: 'ltr',
      paletteColors: {},
      paletteMode: 'light',
      spacing: 8,
    });
  });

  test('set, increase and decrease the spacing', () => {
    const set = preferencesReducer(initialPreferences, { type: 'SET_SPACING', payload: 4 });
    expect(set.spacing).toBe(4);
    expect(preferencesReducer(set, { type: 'INCREASE_SPACING' }).spacing).toBe(5);
    expect(preferencesReducer(set, { type: 'DECREASE_SPACING' }).spacing).toBe(3);
  });

  test('reset density and spacing together, and nothing else', () => {
    const state = {
      ...initialPreferences,
      dense: true,
      spacing: 3,
      direction: 'rtl' as const,
      paletteColors: { primary: blue },
    };
    expect(preferencesReducer(state, { type: 'RESET_DENSITY' })).toEqual({
      ...state,
      dense: false,
      spacing: 8,
    });
    expect(preferencesReducer(state, { type: 'RESET_COLORS' })).toEqual({
      ...state,
      paletteColors: {},
    });
  });

  test('change mode, direction and colours, one or all', () => {
    const state = preferencesReducer(initialPreferences, {
      type: 'CHANGE',
      payload: { direction: 'rtl', paletteMode: 'dark' },
    });
    expect(state).toEqual({ ...initialPreferences, direction: 'rtl', paletteMode: 'dark' });
    const colored = preferencesReducer(state, {
      type: 'CHANGE',
      payload: { paletteColors: { primary: blue } },
    });
    expect(colored).toEqual({ ...state, paletteColors: { primary: blue } });
  });

  test('stay the same object when an action changes nothing', () => {
    const state = { ...initialPreferences, dense: true, paletteColors: { primary: blue } };
    for (const action of [
      { type: 'CHANGE', payload: {} },
      { type: 'CHANGE', payload: { direction: 'ltr', paletteMode: 'light' } },
      { type: 'CHANGE', payload: { paletteColors: { primary: { ...blue } } } },
      { type: 'SET_DENSE', payload: true },
      { type: 'SET_SPACING', payload: 8 },
    ] as const)
      expect(preferencesReducer(state, action)).toBe(state);
    expect(preferencesReducer(initialPreferences, { type: 'RESET_DENSITY' })).toBe(
      initialPreferences,
    );
  });

  test('refuse an action that they do not know', () => {
    expect(() => preferencesReducer(initialPreferences, { type: 'PAINT' } as never)).toThrow(
      /no action `PAINT`/,
    );
  });
});

describe('a colour', () => {
  test.each([
    ['#2196f3', '#2196f3'],
    ['2196F3', '#2196f3'],
    [' #abc ', '#aabbcc'],
    ['abc', '#aabbcc'],
    ['rgb(33, 150, 243)', '#2196f3'],
    ['RGB(33 150 243)', '#2196f3'],
  ])('is read from %j', (text, color) => {
    expect(parseColor(text)).toBe(color);
  });

  test.each(['', '#12', '#12345', '#gggggg', 'red', 'rgb(256, 0, 0)', 'rgb(1, 2)', 'url(x)'])(
    'is not read from %j',
    (text) => {
      expect(parseColor(text)).toBeUndefined();
    },
  );

  test('has the contrast of WCAG, and the text that Material UI chooses', () => {
    expect(contrast('#ffffff', '#000000')).toBe(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(textOn('#2196f3')).toBe('#ffffff');
    expect(textOn('#ffeb3b')).toBe(mix('#000000', '#ffeb3b', 0.87));
  });
});

describe('the hues of the playground', () => {
  test('are 16, in 14 shades each', () => {
    expect(Object.keys(hues)).toHaveLength(16);
    expect(shades).toHaveLength(14);
    for (const hue of Object.values(hues))
      for (const shade of shades) expect(hue[shade]).toMatch(/^#[\da-f]{6}$/);
  });

  test('start with blue 500 and pink A400', () => {
    const start = Object.values(playgroundStart).map(({ hue, shade }) => [hue, shades[shade]]);
    expect(start).toEqual([
      ['blue', '500'],
      ['pink', 'A400'],
    ]);
  });

  test('give a colour its shades, and none to a colour that is not theirs', () => {
    const color = paletteColor('#2196f3', 'blue');
    expect(color).toMatchObject({ main: '#2196f3', 50: '#e3f2fd', A700: '#2962ff' });
    expect(tonesOf(color)).toEqual({ light: '#64b5f6', main: '#2196f3', dark: '#1976d2' });
    expect(paletteColor('#123456', 'blue')).toEqual({ main: '#123456' });
    expect(tonesOf({ main: '#808080' })).toEqual({
      light: '#999999',
      main: '#808080',
      dark: '#5a5a5a',
    });
  });
});
