import type { Browser, Locator, Page } from '@playwright/test';
import type { Site } from './sites.ts';
import type { Metrics } from './statistics.ts';
import { visit } from './visit.ts';

/** Twenty-six demos: what one choice changes is the most there is. */
const from = 'material-ui/react-autocomplete/';

/** Between what a reader does, and until the browser has reported it. */
const pause = 700;

/** In the order in which a reader does them; each is one event. The last one goes on working when it has answered. */
const actions: Record<string, (page: Page) => Promise<unknown>> = {
  'expand code, ms': (page) => click(page.locator('[data-action=toggle-code]')),
  'switch 26 demos to JavaScript, ms': (page) =>
    click(page.locator('[data-action=code-variant][value=js]')),
  'switch them back, ms': (page) => click(page.locator('[data-action=code-variant][value=ts]')),
  'open the product menu, ms': (page) => click(page.locator('[popovertarget=product-menu]')),
  'close it, ms': (page) => page.keyboard.press('Escape'),
  'open the search, ms': (page) => page.keyboard.press('ControlOrMeta+k'),
  'type a letter, ms': (page) => page.keyboard.press('t'),
  'move to the next result, ms': (page) => page.keyboard.press('ArrowDown'),
  'close the search, ms': (page) => page.keyboard.press('Escape'),
  'open settings, ms': (page) => click(page.locator('[data-action=settings]')),
  'choose dark mode, ms': (page) => click(page.getByText('Dark', { exact: true })),
  'close settings, ms': (page) => page.keyboard.press('Escape'),
  'open settings again, ms': (page) => click(page.locator('[data-action=settings]')),
  'choose right to left, ms': (page) => click(page.getByText('Right to left', { exact: true })),
};

/** With the mouse alone: what a test tool does to the page before it clicks would be measured too. */
async function click(all: Locator): Promise<void> {
  const target = all.first();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const { mouse } = target.page();
  await mouse.move(x + width / 2, y + height / 2);
  await target.page().waitForTimeout(pause);
  await mouse.down();
  await mouse.up();
}

type Noted = typeof globalThis & { benchEvents: number[] };

/**
 * How long the browser takes from what a reader does to the next frame (Event Timing, in steps of 8 ms; 0 for what it finds too short
 * to report: less than 16 ms). Every action is done twice a visit, and the second one counts: the first may fetch code.
 */
export async function measureEvents(browser: Browser, site: Site): Promise<Metrics[]> {
  const { page, settled, close } = await visit(browser);
  try {
    await page.addInitScript(takeNotes);
    await page.goto(site.url + from, { waitUntil: 'load' });
    await page.mouse.move(700, 500);
    await settled();
    await actOnce(page);
    await page.getByText('Left to right', { exact: true }).click();
    await page.getByText('Light', { exact: true }).click();
    await page.keyboard.press('Escape');
    await page.locator('[data-action=toggle-code]').first().click();
    await settled();
    return [await actOnce(page)];
  } finally {
    await close();
  }
}

async function actOnce(page: Page): Promise<Metrics> {
  const times: Metrics = {};
  for (const [name, action] of Object.entries(actions)) {
    await page.evaluate(() => ((globalThis as Noted).benchEvents = []));
    await action(page);
    await page.waitForTimeout(pause);
    const durations = await page.evaluate(() => (globalThis as Noted).benchEvents);
    times[name] = Math.max(0, ...durations);
  }
  return times;
}

/** Runs in the page before anything else. */
function takeNotes(): void {
  (globalThis as Noted).benchEvents = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      // of a pointer that only passes over there are many
      if (/^(click|pointer(down|up)|key(down|up))$/.test(name))
        (globalThis as Noted).benchEvents.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
