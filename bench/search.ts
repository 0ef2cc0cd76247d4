import type { Browser, Page } from '@playwright/test';
import type { Site } from './sites.ts';
import type { Metrics } from './statistics.ts';
import { conditions, kilobytes, visit } from './visit.ts';

const from = 'material-ui/react-checkbox/';
const dialog = 'dialog[data-search]';
/** What a reader types, a key at a time. */
const questions = ['text field error', 'datepicker min date', 'dialgo'];
/** Between two keys; the answer to the one before has long come. */
const pause = 400;

/** What the page notes: the last key, and the frame with its results; the last request to the worker, and its answer. */
interface Notes {
  key: number;
  asked: number;
  inWorker: number[];
  shown: number[];
}
type Noted = typeof globalThis & { benchSearch: Notes };

/**
 * The first search of a visit, and every key of some questions after it. The processor that is slowed is the page's; the worker's time is
 * noted as well, so that it can be slowed by calculation.
 */
export async function measureSearch(browser: Browser, site: Site): Promise<Metrics[]> {
  const { page, transfers, settled, close } = await visit(browser);
  try {
    await page.addInitScript(takeNotes);
    await page.goto(site.url + from, { waitUntil: 'load' });
    await page.mouse.move(700, 500);
    await settled();
    const before = transfers.length;
    const opened = Date.now();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.press('t');
    await page.locator(`${dialog} [role=option]`).first().waitFor();
    const first: Metrics = { 'first results after opening, ms': Date.now() - opened };
    await settled();
    first['kB of a first search, all texts'] = kilobytes(transfers.slice(before)).total;
    return [first, ...(await typeQuestions(page))];
  } finally {
    await close();
  }
}

async function typeQuestions(page: Page): Promise<Metrics[]> {
  const found: Metrics[] = [];
  for (const question of questions) {
    await page.locator(`${dialog} input[role=combobox]`).fill('');
    for (const key of question) {
      await page.evaluate(() => {
        const notes = (globalThis as Noted).benchSearch;
        notes.shown = [];
        notes.inWorker = [];
      });
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(pause);
      const { shown, inWorker } = await page.evaluate(() => (globalThis as Noted).benchSearch);
      const [total, worker] = [shown[0], inWorker[0]];
      // a space asks nothing new
      if (total === undefined || worker === undefined) continue;
      found.push({
        'key to results, ms': total,
        'of it the worker, ms': worker,
        'key to results, worker slowed too, ms': total + (conditions.cpuSlowdown - 1) * worker,
      });
    }
  }
  return found;
}

/** Runs in the page before anything else. */
function takeNotes(): void {
  const notes: Notes = { key: 0, asked: 0, inWorker: [], shown: [] };
  (globalThis as Noted).benchSearch = notes;
  addEventListener('keydown', ({ timeStamp }) => (notes.key = timeStamp), true);
  const send = Worker.prototype.postMessage;
  const watched = new WeakSet<Worker>();
  Worker.prototype.postMessage = function (this: Worker, message: { type: string }) {
    notes.asked = performance.now();
    if (!watched.has(this))
      this.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
        if (data.type !== 'answer') return;
        notes.inWorker.push(performance.now() - notes.asked);
        const { key } = notes;
        // after the frame with the results
        requestAnimationFrame(() => setTimeout(() => notes.shown.push(performance.now() - key)));
      });
    watched.add(this);
    send.call(this, message);
  };
}
