import type { Browser } from '@playwright/test';
import type { Comparison } from './compare.ts';
import type { Site } from './sites.ts';
import { summarize, type Metrics } from './statistics.ts';
import { kilobytes, kinds, visit } from './visit.ts';

/** Pages that every site has. */
export const viewedPages: Record<string, string> = {
  'ten demos (the peers: its text)': 'material-ui/react-checkbox/',
  'text only': 'material-ui/getting-started/',
};

/** What the page itself notes down while it loads. */
interface Notes {
  paint?: number;
  largestPaint?: number;
  shift: number;
  tasks: { start: number; duration: number }[];
  demoReady?: number;
}
type Noted = typeof globalThis & { benchNotes: Notes };

const demoLimit = 20_000;

/**
 * First views with an empty cache. The sites take turns, so that a busy moment of the machine hits all of them.
 * @returns by page, then by site
 */
export async function measureViews(
  browser: Browser,
  sites: Site[],
  runs: number,
): Promise<Record<string, Comparison>> {
  const found = new Map<string, Metrics[]>();
  const key = (page: string, site: Site) => `${page} ${site.name}`;
  for (let run = 0; run < runs; run += 1)
    for (const page of Object.values(viewedPages))
      for (const site of sites) {
        const list = found.get(key(page, site)) ?? [];
        found.set(key(page, site), [...list, await firstView(browser, site.url + page)]);
      }
  return Object.fromEntries(
    Object.entries(viewedPages).map(([name, page]) => [
      `${name}: /${page}`,
      Object.fromEntries(
        sites.map((site) => [site.name, summarize(found.get(key(page, site)) ?? [])]),
      ),
    ]),
  );
}

async function firstView(browser: Browser, url: string): Promise<Metrics> {
  const { page, transfers, settled, close } = await visit(browser);
  try {
    await page.addInitScript(takeNotes);
    const response = await page.goto(url, { waitUntil: 'load' });
    if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}.`);
    const atLoad = kilobytes(transfers);
    // a demo that never gets ready is shown as a dash
    if (await page.locator('demo-island').count())
      await page
        .waitForFunction(() => (globalThis as Noted).benchNotes.demoReady, undefined, {
          timeout: demoLimit,
        })
        .catch(() => undefined);
    await settled();
    const atIdle = kilobytes(transfers);
    const notes = await page.evaluate(() => (globalThis as Noted).benchNotes);
    const blocking = notes.tasks
      .filter(({ start }) => start >= (notes.paint ?? 0))
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return {
      ...Object.fromEntries(kinds.map((kind) => [`${kind} kB at load`, atLoad[kind]])),
      'all kB at load': atLoad.total,
      ...Object.fromEntries(kinds.map((kind) => [`${kind} kB at idle`, atIdle[kind]])),
      'all kB at idle': atIdle.total,
      'requests at idle': transfers.filter(({ status }) => status > 0).length,
      'first contentful paint ms': notes.paint,
      'largest contentful paint ms': notes.largestPaint,
      'blocking time ms': blocking,
      'layout shift (CLS)': notes.shift,
      'first demo ready ms': notes.demoReady,
    };
  } finally {
    await close();
  }
}

/** Runs in the page, before its own scripts. */
function takeNotes(): void {
  const notes: Notes = { shift: 0, tasks: [] };
  (globalThis as Noted).benchNotes = notes;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.paint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    notes.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) notes.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    notes.tasks.push({ start: startTime, duration });
  });
  // islands hydrate one after the other, the first in view before the rest
  const islands = new MutationObserver(() => {
    notes.demoReady = performance.now();
    islands.disconnect();
  });
  islands.observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
}
