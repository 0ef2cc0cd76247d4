export type Direction = 'ltr' | 'rtl';
/** What is painted. */
export type PaletteMode = 'light' | 'dark';
/** What the reader chose: a colour mode, or whatever the system says. */
export type Mode = PaletteMode | 'system';

/** The shades of a hue by name (`50` … `900`, `A100` … `A700`), and the colour that is used as `main`. Hexadecimal. */
export type PaletteColor = { main: string } & Record<string, string>;

export const intents = ['primary', 'secondary'] as const;
export type Intent = (typeof intents)[number];
export type PaletteColors = Partial<Record<Intent, PaletteColor>>;

/** How the reader wants demos, and the frame around them, to look. */
export interface Preferences {
  dense: boolean;
  direction: Direction;
  /** in place of the default palette; an intent that is missing keeps its colour */
  paletteColors: PaletteColors;
  paletteMode: PaletteMode;
  /** one step of the theme's spacing, in px */
  spacing: number;
}

export const initialPreferences: Preferences = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  paletteMode: 'light',
  spacing: 8,
};

/** The range of spacing that a reader may choose from, in px. */
export const spacingRange = { min: 0, max: 20 } as const;
