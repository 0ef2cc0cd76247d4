import { test, type Page, type Route } from '@playwright/test';
import { startConfiguredSite, type ConfiguredSite } from '../configuredSite.ts';
import { layoutShift } from './layoutShift.ts';
import { watchConsole } from './pageErrors.ts';
import { enhanced, expect } from './wake.ts';

const address = '/material-ui/react-checkbox/';

/** The advertisers. Their pictures are over https, as the Content-Security-Policy wants it, so they are answered here. */
const advertiser = 'https://ads.test';

let site: ConfiguredSite;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startConfiguredSite({
    vars: { AD_FEED_URL: `${advertiser}/feed`, AD_DISPLAY_RATIO: '1' },
  });
});

test.afterAll(async () => {
  await site?.stop();
});

const feedAd = {
  company: 'Company',
  description: 'What <b>we</b> do.',
  image: `${advertiser}/feed.svg`,
  statlink: `${advertiser}/landing`,
  statimp: `${advertiser}/impression.svg`,
  pixels: [`${advertiser}/one.svg`, `${advertiser}/two.svg`, `${advertiser}/one.svg`],
  timestamp: '1',
};

/** @returns path of every request to the advertiser */
async function open(page: Page, answer: (route: Route) => Promise<void>): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`${advertiser}/**`, (route) => {
    requests.push(new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
  });
  await page.route('**/api/ad', answer);
  await page.goto(new URL(address, site.url).href);
  await enhanced(page);
  await page.waitForFunction(() => customElements.get('demo-ad-slot'));
  return requests;
}

const openCode = (page: Page, demo: number) =>
  page.locator('[data-demo] [data-action=toggle-code]').nth(demo).click();
const slots = (page: Page) => page.locator('demo-ad-slot');
const shown = (page: Page) => slots(page).locator('.card');

test('the first code that a reader opens has an ad under it', async ({ page }) => {
  const messages = watchConsole(page);
  const requests = await open(page, (route) => route.fulfill({ json: { ad: feedAd } }));
  await openCode(page, 0);
  await expect(shown(page)).toContainText('What <b>we</b> do.');
  await expect(shown(page)).toContainText('ad by Company');
  await expect(shown(page)).toHaveAttribute('href', `${advertiser}/landing`);
  await expect(shown(page)).toHaveAttribute('rel', 'noopener sponsored');
  await expect(slots(page).first()).toHaveCSS('height', '52px');
  await expect.poll(() => requests.toSorted()).toEqual(['/impression.svg', '/one.svg', '/two.svg']);
  expect(await layoutShift(page)).toBe(0);

  await openCode(page, 1);
  await openCode(page, 0);
  await openCode(page, 0);
  await expect(shown(page)).toHaveCount(1);
  // hydration has begun meanwhile
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await expect(shown(page)).toBeVisible();
  expect(requests).toHaveLength(3);
  expect(messages).toEqual([]);
});

for (const [name, answer] of [
  ['has none', (route: Route) => route.fulfill({ json: { ad: null } })],
  ['cannot be reached', (route: Route) => route.abort()],
  ['answers nonsense', (route: Route) => route.fulfill({ body: '<html>' })],
] as const)
  test(`when the feed ${name}, nothing is shown and nothing moves`, async ({ page }) => {
    let asked = 0;
    await open(page, (route) => {
      asked += 1;
      return answer(route);
    });
    await openCode(page, 0);
    await expect.poll(() => asked).toBe(1);
    await expect(shown(page)).toHaveCount(0);
    await expect(slots(page).first()).toHaveCSS('height', '52px');
    expect(await layoutShift(page)).toBeLessThan(0.001);
  });

test('demos and pages that disable ads have no place for one', async ({ page }) => {
  site.editDocument('/material-ui/react-select/', { disableAd: true });
  await page.goto(new URL('/material-ui/react-select/', site.url).href);
  await expect(page.locator('demo-island').first()).toBeVisible();
  await expect(slots(page)).toHaveCount(0);
});
