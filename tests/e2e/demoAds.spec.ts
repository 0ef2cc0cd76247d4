import { expect, test, type Page, type Route } from '@playwright/test';
import { startConfiguredSite, type ConfiguredSite } from '../configuredSite.ts';
import { startAdServer, type AdServer } from './adServer.ts';
import { layoutShift } from './layoutShift.ts';
import { watchConsole } from './pageErrors.ts';

const address = '/material-ui/react-checkbox/';

let server: AdServer;
let site: ConfiguredSite;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  server = await startAdServer();
  site = await startConfiguredSite({
    vars: { AD_FEED_URL: `${server.origin}/feed`, AD_DISPLAY_RATIO: '1' },
  });
});

test.afterAll(async () => {
  await site?.stop();
  await server?.stop();
});

const feedAd = () => ({
  company: 'Company',
  description: 'What <b>we</b> do.',
  image: `${server.origin}/feed.svg`,
  statlink: `${server.origin}/landing`,
  statimp: `${server.origin}/impression.svg`,
  pixels: [`${server.origin}/one.svg`, `${server.origin}/two.svg`, `${server.origin}/one.svg`],
  timestamp: '1',
});

async function open(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  server.requests.length = 0;
  await page.route('**/api/ad', answer);
  await page.goto(new URL(address, site.url).href);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
}

const openCode = (page: Page, demo: number) =>
  page.locator('div:has(> [data-code] > details)').nth(demo).locator('summary').click();
const slots = (page: Page) => page.locator('demo-ad-slot');
const shown = (page: Page) => slots(page).locator('.card');

test('the first code that a reader opens has an ad under it', async ({ page }) => {
  const messages = watchConsole(page);
  await open(page, (route) => route.fulfill({ json: { ad: feedAd() } }));
  await openCode(page, 0);
  await expect(shown(page)).toContainText('What <b>we</b> do.');
  await expect(shown(page)).toContainText('ad by Company');
  await expect(shown(page)).toHaveAttribute('href', `${server.origin}/landing`);
  await expect(shown(page)).toHaveAttribute('rel', 'noopener sponsored');
  await expect(slots(page).first()).toHaveCSS('height', '52px');
  await expect
    .poll(() => server.requests.toSorted())
    .toEqual(['/impression.svg', '/one.svg', '/two.svg']);
  expect(await layoutShift(page)).toBe(0);

  await openCode(page, 1);
  await openCode(page, 0);
  await openCode(page, 0);
  await expect(shown(page)).toHaveCount(1);
  // hydration has begun meanwhile
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await expect(shown(page)).toBeVisible();
  expect(server.requests).toHaveLength(3);
  expect(messages).toEqual([]);
});

for (const [name, answer] of [
  ['has none', (route: Route) => route.fulfill({ json: { ad: null } })],
  ['cannot be reached', (route: Route) => route.abort()],
  ['answers nonsense', (route: Route) => route.fulfill({ body: '<html>' })],
] as const)
  test(`when the feed ${name}, nothing is shown and nothing moves`, async ({ page }) => {
    await open(page, answer);
    const answered = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('/api/ad'),
    );
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/ad'),
    );
    await openCode(page, 0);
    await Promise.race([answered, failed]);
    await expect(shown(page)).toHaveCount(0);
    await expect(slots(page).first()).toHaveCSS('height', '52px');
    expect(await layoutShift(page)).toBe(0);
    // the one that did not come
    await Promise.allSettled([page.close(), answered, failed]);
  });

test('demos and pages that disable ads have no place for one', async ({ page }) => {
  site.editDocument('/material-ui/react-select/', { disableAd: true });
  await page.goto(new URL('/material-ui/react-select/', site.url).href);
  await expect(page.locator('demo-island').first()).toBeVisible();
  await expect(slots(page)).toHaveCount(0);
});
