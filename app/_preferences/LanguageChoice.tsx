/** The place of the language in the settings panel. */
export function LanguageChoice() {
  return null;
}
