import bold from '@fontsource/roboto/files/roboto-latin-700-normal.woff2?url';
import light from '@fontsource/roboto/files/roboto-latin-300-normal.woff2?url';

/**
 * Two faces for the pages of the Onepirate theme, whose addresses carry its name: what of its type the installed packages hold. No other
 * page loads a font.
 */
export function ExtraFonts({ path }: { path: string }) {
  if (!path.includes('onepirate')) return null;
  const face = (weight: number, address: string) =>
    `@font-face{font-family:Roboto;font-weight:${weight};font-display:swap;src:url(${address}) format('woff2')}`;
  return (
    <style href="onepirate" precedence="fonts">
      {face(300, light) + face(700, bold)}
    </style>
  );
}
