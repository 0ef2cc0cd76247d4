import type { Browser, Page } from '@playwright/test';
import type { Site } from './sites.ts';
import { quantile, type Metrics } from './statistics.ts';
import { conditions } from './visit.ts';

const from = 'x/react-data-grid/';
const demo = 'demo-island[data-name=HundredThousandRows]';
const seconds = 5;
/** Of every turn of the wheel, of which there is one a frame. */
const step = 240;

type Noted = typeof globalThis & { benchFrames: number[] };

/** Frames a second while a grid of 100,000 rows is scrolled with the wheel, at the machine's own speed. */
export async function measureGrid(browser: Browser, site: Site): Promise<Metrics[]> {
  const page = await browser.newPage({ viewport: conditions.viewport });
  try {
    await page.goto(site.url + from);
    const island = page.locator(demo);
    await island.scrollIntoViewIfNeeded();
    const began = Date.now();
    await island.getByRole('button', { name: 'Load 100,000 rows' }).click();
    await island.locator('[data-id="1"]').waitFor();
    const loaded = Date.now() - began;
    await island.locator('[data-id="1"]').hover();
    await page.waitForTimeout(500);
    await countFrames(page);
    const end = Date.now() + seconds * 1000;
    while (Date.now() < end) await page.mouse.wheel(0, step);
    const frames = await page.evaluate(() => (globalThis as Noted).benchFrames);
    const lastRow = await island.locator('[data-id]').last().getAttribute('data-id');
    const figures = {
      'rows there after the click, ms': loaded,
      'frames a second': (frames.length - 1) / ((frames.at(-1)! - frames[0]!) / 1000),
      'between two frames, p99, ms': quantile(
        frames.slice(1).map((time, index) => time - frames[index]!),
        0.99,
      ),
      'rows passed': Number(lastRow),
    };
    return [figures];
  } finally {
    await page.close();
  }
}

function countFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    const frames: number[] = ((globalThis as Noted).benchFrames = []);
    const note = (time: number) => {
      frames.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}
