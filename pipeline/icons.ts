import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { assetsDir, root } from './paths.ts';

const logo = path.join(root, 'public/static/favicon.svg');

interface Icon {
  name: string;
  /** in px, square */
  size: number;
  /** share of the picture that the logo takes; a maskable icon may be cut to a circle of 80 % */
  logo: number;
  background?: string;
}

const icons: Icon[] = [
  { name: '192', size: 192, logo: 0.9 },
  { name: '512', size: 512, logo: 0.9 },
  { name: 'maskable-512', size: 512, logo: 0.56, background: '#ffffff' },
  { name: '180', size: 180, logo: 0.72, background: '#ffffff' },
];

/** Draws the icons of an installed site, and of Apple's home screens, from the logo. */
export function writeIcons(): void {
  const drawing = fs.readFileSync(logo, 'utf8').replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '');
  const folder = path.join(assetsDir, 'static/icons');
  fs.mkdirSync(folder, { recursive: true });
  for (const icon of icons) {
    const svg = place(drawing, icon);
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: icon.size } }).render().asPng();
    fs.writeFileSync(path.join(folder, `${icon.name}.png`), png);
  }
}

/** The logo, drawn on 32 by 32 units, in the middle of a square. */
function place(drawing: string, { logo: share, background }: Icon): string {
  const margin = (32 * (1 - share)) / 2;
  const ground = background ? `<rect width="32" height="32" fill="${background}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}<g transform="translate(${margin} ${margin}) scale(${share})">${drawing}</g></svg>`;
}
