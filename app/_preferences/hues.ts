import {
  amber,
  blue,
  cyan,
  deepOrange,
  deepPurple,
  green,
  indigo,
  lightBlue,
  lightGreen,
  lime,
  orange,
  pink,
  purple,
  red,
  teal,
  yellow,
} from '@mui/material/colors';
import { mix } from './color.ts';
import type { Intent, PaletteColor } from './preferences.ts';

/** The hues of Material Design's colour tool, by name: shades as `#rrggbb`. */
export const hues: Record<string, Record<string, string>> = {
  red,
  pink,
  purple,
  deepPurple,
  indigo,
  blue,
  lightBlue,
  cyan,
  teal,
  green,
  lightGreen,
  lime,
  yellow,
  amber,
  orange,
  deepOrange,
};

/** In the order of the slider. */
export const shades = [
  '900',
  '800',
  '700',
  '600',
  '500',
  '400',
  '300',
  '200',
  '100',
  '50',
  'A700',
  'A400',
  'A200',
  'A100',
] as const;

/** What the colour playground starts with; `shade` counts from 0 in `shades`. */
export const playgroundStart: Record<Intent, { hue: string; shade: number }> = {
  primary: { hue: 'blue', shade: 4 },
  secondary: { hue: 'pink', shade: 11 },
};

/** A colour with the shades of its hue. A colour that is not of the hue stands alone. */
export function paletteColor(main: string, hue: string): PaletteColor {
  const shadesOfHue = hues[hue] ?? {};
  return Object.values(shadesOfHue).includes(main) ? { ...shadesOfHue, main } : { main };
}

/** The three tones that a theme has of a colour, as `#rrggbb`. */
export function tonesOf(color: PaletteColor): { light: string; main: string; dark: string } {
  return {
    light: color['300'] ?? mix(color.main, '#ffffff', 0.8),
    main: color.main,
    dark: color['700'] ?? mix(color.main, '#000000', 0.7),
  };
}
