import { cookie } from '../_dom/cookie.ts';

/**
 * How demos show their code: language and styling. An address that names a source decides, then the reader's last choice; <html> carries
 * it before the first paint, and styles follow (app/_demo/demoStyles.ts). What comes later is in app/_enhance/codeVariants.ts.
 */
const { dataset } = document.documentElement;
/** Cookie values are those of the public documentation. */
export const stylings: Record<string, string> = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
};

/** @returns whether the address names a source */
export function followAddress(): boolean {
  const hash = decodeURIComponent(location.hash);
  const extension = /\.(js|tsx)$/.exec(hash)?.[1];
  const styling = extension && /(tailwind|css|system)-/.exec(hash)?.[1];
  const stored = cookie('codeStyling');
  dataset['codeVariant'] =
    (extension ?? cookie('codeVariant')?.toLowerCase()) === 'js' ? 'js' : 'ts';
  dataset['styling'] =
    styling || Object.keys(stylings).find((name) => stylings[name] === stored) || 'system';
  return !!extension;
}
