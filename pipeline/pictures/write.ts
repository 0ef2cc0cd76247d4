import fs from 'node:fs';
import path from 'node:path';
import { picturePath } from '../../app/_content/picturePath.ts';
import { sitePages } from '../../app/_content/sitePages.ts';
import type { Site } from '../content/site.ts';
import { assetsDir } from '../paths.ts';
import type { Card } from './card.ts';
import { drawCard } from './draw.ts';

/** Pictures under way at once: the drawing is native code and leaves the thread. */
const concurrency = 2;

/**
 * Draws what social networks show of each written page, of each product, and of the site.
 * @returns how many there are
 */
export async function writePictures(site: Site): Promise<number> {
  const cards = [...cardsOf(site)];
  let next = 0;
  const work = async () => {
    while (next < cards.length) {
      const [address, card] = cards[next]!;
      next += 1;
      const file = path.join(assetsDir, address);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, await drawCard(card));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return cards.length;
}

/** Pictures by their address. */
export function cardsOf({ config, products, pages }: Site): Map<string, Card> {
  const cards = new Map<string, Card>();
  cards.set(picturePath({ path: '/', product: '' }), {
    label: 'Documentation',
    title: config.name,
    description: config.description,
  });
  for (const { path: address, title, description } of sitePages)
    cards.set(picturePath({ path: address, product: '' }), {
      label: config.name,
      title,
      description,
    });
  for (const { id, name, version, description } of products)
    cards.set(`/og/${id}.png`, {
      label: name,
      title: `${name} API reference`,
      description: `${description} Version ${version}.`,
    });
  for (const page of pages.values()) {
    const { name } = products.find(({ id }) => id === page.product)!;
    const { title, description } = page.frontMatter;
    cards.set(picturePath({ path: page.path, product: page.product }), {
      label: name,
      title,
      description,
    });
  }
  return cards;
}
