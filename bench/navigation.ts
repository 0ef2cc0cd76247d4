import type { Browser, Page } from '@playwright/test';
import type { Comparison } from './compare.ts';
import type { Site } from './sites.ts';
import { summarize, type Metrics } from './statistics.ts';
import { visit } from './visit.ts';

const from = 'material-ui/react-checkbox/';
const to = 'material-ui/react-select/';
const hoverTime = 1000;

/** Kept by the page for the page after it, in the session's storage. */
const keys = { heading: 'bench-heading', clicked: 'bench-clicked' };
type Arriving = typeof globalThis & { benchArrived?: number };

/**
 * From a click in the side navigation until the heading has changed and a frame was painted. Cold: the click comes right after the load
 * event. Warm: the page is idle, its router awake, and the pointer has been on the link for a second. The sites take turns.
 */
export async function measureNavigation(
  browser: Browser,
  sites: Site[],
  runs: number,
): Promise<Comparison> {
  const found: Record<string, Metrics[]> = {};
  for (let run = 0; run < runs; run += 1)
    for (const site of sites) {
      const cold = await navigate(browser, site, false);
      const warm = await navigate(browser, site, true);
      (found[site.name] ??= []).push({
        'cold ms': cold.time,
        'cold kB after the click': cold.kilobytes,
        'cold documents loaded': cold.documents,
        'warm ms': warm.time,
        'warm kB after the click': warm.kilobytes,
        'warm documents loaded': warm.documents,
      });
    }
  return Object.fromEntries(Object.entries(found).map(([name, list]) => [name, summarize(list)]));
}

interface Navigation {
  time: number;
  kilobytes: number;
  /** 0 when the navigation was soft */
  documents: number;
}

async function navigate(browser: Browser, site: Site, warm: boolean): Promise<Navigation> {
  const { page, transfers, settled, close } = await visit(browser);
  try {
    await page.addInitScript(noteArrival, keys);
    await page.goto(site.url + from, { waitUntil: 'load' });
    const link = page.locator(`${site.navigation} a[href="/${to}"]`);
    if (warm) {
      await settled();
      await page.mouse.move(700, 500);
      if (site.awake) await page.locator(site.awake).first().waitFor({ state: 'attached' });
      await link.hover();
      await page.waitForTimeout(hoverTime);
    }
    await prepare(page);
    const before = transfers.length;
    await link.click({ noWaitAfter: true });
    const arrived = await arrival(page);
    await settled();
    const after = transfers.slice(before);
    return {
      time: arrived,
      kilobytes: after.reduce((sum, { sent }) => sum + sent / 1000, 0),
      documents: after.filter(({ document }) => document).length,
    };
  } finally {
    await close();
  }
}

/** Notes the heading that is to go, and the moment of the click as the browser received it. */
function prepare(page: Page): Promise<void> {
  return page.evaluate(({ heading, clicked }) => {
    sessionStorage.setItem(heading, document.querySelector('h1')?.textContent ?? '');
    addEventListener(
      'click',
      ({ timeStamp }) =>
        sessionStorage.setItem(clicked, String(performance.timeOrigin + timeStamp)),
      { capture: true, once: true },
    );
  }, keys);
}

/** The document that was clicked in may be gone by now: asking is repeated, within bounds. */
async function arrival(page: Page): Promise<number> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const time = await page
      .evaluate(({ clicked }) => {
        const { benchArrived } = globalThis as Arriving;
        return benchArrived && benchArrived - Number(sessionStorage.getItem(clicked));
      }, keys)
      .catch(() => undefined);
    if (time !== undefined) return time;
    await page.waitForTimeout(100);
  }
  throw new Error(`The heading of ${page.url()} did not change within 30 s of the click.`);
}

/** Runs in every document: looks at the heading once a frame, and notes when a frame with another one has been painted. */
function noteArrival({ heading }: typeof keys): void {
  const look = () => {
    const old = sessionStorage.getItem(heading);
    const now = document.querySelector('h1')?.textContent;
    if (old === null || !now?.trim() || now === old) return requestAnimationFrame(look);
    // after the frame whose preparation this is part of
    setTimeout(() => {
      (globalThis as Arriving).benchArrived = performance.timeOrigin + performance.now();
    });
    return undefined;
  };
  requestAnimationFrame(look);
}
