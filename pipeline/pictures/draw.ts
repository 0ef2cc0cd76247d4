import { renderAsync } from '@resvg/resvg-js';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import satori from 'satori';
import { pictureSize } from '../../app/_content/picturePath.ts';
import { cacheDir } from '../paths.ts';
import { cardLayout, type Card } from './card.ts';
import { encodePng } from './png.ts';

const require = createRequire(import.meta.url);
const folder = path.join(cacheDir, 'pictures');

const weights = [400, 700] as const;
const fontFile = (weight: number) =>
  require.resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff`);

let fonts: { name: string; weight: (typeof weights)[number]; data: Buffer }[] | undefined;

/**
 * Draws a picture as PNG.
 * Remembered by what it shows and how it is laid out: a build draws only what changed.
 */
export async function drawCard(card: Card): Promise<Buffer> {
  const layout = cardLayout(card);
  const key = createHash('sha256')
    .update(JSON.stringify([layout, pictureSize]))
    .digest('hex');
  const file = path.join(folder, `${key}.png`);
  if (fs.existsSync(file)) return fs.readFileSync(file);
  fonts ??= weights.map((weight) => ({
    name: 'Roboto',
    weight,
    data: fs.readFileSync(fontFile(weight)),
  }));
  const svg = await satori(layout as unknown as Parameters<typeof satori>[0], {
    ...pictureSize,
    fonts,
  });
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  const png = encodePng(picture.pixels, picture.width, picture.height);
  fs.mkdirSync(folder, { recursive: true });
  // a build that is interrupted leaves no half picture behind
  fs.writeFileSync(`${file}.tmp`, png);
  fs.renameSync(`${file}.tmp`, file);
  return png;
}
