import { intents, type Intent } from '../../_preferences/preferences.ts';

/**
 * The reader's colours as variables of Material UI's theme. What the theme would compute from them in JavaScript is computed in CSS, so that
 * the script in the head need only write the colours themselves (app/_preferences/applyPreferences.ts), and demos have them at first paint.
 */
export function readerPaletteSheets(): Record<string, Record<string, string>>[] {
  return intents.flatMap((intent) => [
    { [`:root[data-${intent}]`]: { ...palette(intent), ...tints(intent, 38, 38, 'white') } },
    {
      [`:root[data-${intent}][data-mui-color-scheme="dark"]`]: tints(intent, 50, 45, 'black'),
    },
  ]);
}

function palette(intent: Intent): Record<string, string> {
  const reader = `--reader-${intent}`;
  const name = `--mui-palette-${intent}`;
  const main = `var(${reader}-main)`;
  // shades of the hue, or else what Material UI's tonal offset makes of the main colour
  const colors: Record<string, string> = {
    main,
    light: `var(${reader}-300, color-mix(in srgb, ${main} 80%, white))`,
    dark: `var(${reader}-700, color-mix(in srgb, ${main} 70%, black))`,
    contrastText: contrastText(main),
  };
  return Object.fromEntries(
    Object.entries(colors).flatMap(([tone, color]) => [
      [`${name}-${tone}`, color],
      // stands in `rgba(… / 0.5)`
      [`${name}-${tone}Channel`, `from var(${name}-${tone}) r g b`],
    ]),
  );
}

/**
 * White where its contrast with the colour is 3:1 at least, as the theme asks: where `y`, the luminance, is at most 0.3.
 * Else black, at the opacity of text.
 */
function contrastText(color: string): string {
  const isWhite = '(0.3 - y) * 9999';
  const channels = [0.95046, 1, 1.08906].map((white) => `calc(${white} * clamp(0, ${isWhite}, 1))`);
  return `color(from ${color} xyz-d65 ${channels.join(' ')} / clamp(0.87, ${isWhite}, 1))`;
}

/** @param share of the colour in percent, the rest being `ground` */
function tints(
  intent: Intent,
  share: number,
  shareDisabled: number,
  ground: string,
): Record<string, string> {
  const mix = (percent: number) =>
    `color-mix(in srgb, var(--reader-${intent}-main) ${percent}%, ${ground})`;
  return {
    [`--mui-palette-LinearProgress-${intent}Bg`]: mix(share),
    [`--mui-palette-Slider-${intent}Track`]: mix(share),
    [`--mui-palette-Switch-${intent}DisabledColor`]: mix(shareDisabled),
  };
}
