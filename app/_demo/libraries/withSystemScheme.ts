/**
 * The style sheets of a theme, with the variables of the dark scheme twice: where the reader chose it, and where no script runs to say
 * what the system prefers.
 * @param theme made with CSS variables; the method that it is asked for is not in the public type, though providers rest on it
 */
export function withSystemScheme(
  theme: object,
  darkSelector: string,
  unchosen: string,
): Record<string, unknown>[] {
  const { generateStyleSheets } = theme as {
    generateStyleSheets(): Record<string, unknown>[];
  };
  const sheets = generateStyleSheets.call(theme);
  const dark = sheets.find((sheet) => darkSelector in sheet)?.[darkSelector];
  if (!dark) throw new Error(`The theme has no style sheet for ${darkSelector}.`);
  return [...sheets, { '@media (prefers-color-scheme: dark)': { [unchosen]: dark } }];
}
