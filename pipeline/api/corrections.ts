/** A mistake in the markup of an installed package's doc comment, mended until a release mends it. */
interface Correction {
  /** packages that hold it; when none does any more, the correction goes */
  packages: readonly string[];
  wrong: RegExp;
  right: string;
}

export const corrections: readonly Correction[] = [
  {
    // FabClasses and SpeedDialActionClasses close inline code with two backticks.
    packages: ['@mui/material'],
    wrong: /^(Styles applied to the root element if .*="(?:small|medium|left|right)"`)`(?=\.?$)/,
    right: '$1',
  },
];

/** The markdown of a doc comment without the mistakes that are known. */
export function correct(markdown: string): string {
  return corrections.reduce((text, { wrong, right }) => text.replace(wrong, right), markdown);
}
