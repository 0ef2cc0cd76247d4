import { intents, type Mode, type Preferences } from './preferences.ts';

// Part of the script in the head of every page: few bytes, no exceptions.

/**
 * Puts preferences on <html>, and on <body> once there is one: attributes, classes and custom properties, from which the styles of the frame
 * (app/_styles/tokens.ts) and the themes of demos (app/_demo/libraries) follow.
 */
export function applyPreferences(preferences: Preferences, mode: Mode): void {
  const { dense, direction, paletteColors, paletteMode, spacing } = preferences;
  const { body, documentElement: root } = document;
  const { dataset, style } = root;
  const isDark = paletteMode === 'dark';
  dataset['js'] = '';
  dataset['mode'] = mode;
  dataset['muiColorScheme'] = dataset['joyColorScheme'] = paletteMode;
  root.dir = direction;
  root.toggleAttribute('data-dense', dense);
  style.setProperty('--mui-spacing', spacing === 8 ? '' : `${spacing}px`);
  for (const intent of intents) {
    const color = paletteColors[intent];
    const isColor = !!color && CSS.supports('color', color.main);
    root.toggleAttribute(`data-${intent}`, isColor);
    for (const shade of ['main', 300, 700])
      style.setProperty(`--reader-${intent}-${shade}`, (isColor && color[shade]) || '');
  }
  if (body) {
    body.dir = direction;
    body.classList.toggle('mode-dark', isDark);
    body.classList.toggle('mode-light', !isDark);
  }
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]'))
    meta.content = isDark ? '#0c0f14' : '#ffffff';
}
