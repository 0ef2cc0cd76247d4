import AxeBuilder from '@axe-core/playwright';
import { test, type Page } from '@playwright/test';
import { startConfiguredSite, type ConfiguredSite } from '../configuredSite.ts';
import { startAdServer, type AdServer } from './adServer.ts';
import { layoutShift } from './layoutShift.ts';
import { watchConsole } from './pageErrors.ts';
import { enhanced, expect, wake } from './wake.ts';

const withoutDemos = '/material-ui/getting-started/installation/';
const other = '/material-ui/getting-started/usage/';

let server: AdServer;
let site: ConfiguredSite;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  server = await startAdServer();
  site = await startConfiguredSite({
    vars: {
      AD_SCRIPT_URL: `${server.origin}/carbon.js?serve=test&placement="docs"`,
      AD_DISPLAY_RATIO: '1',
    },
  });
});

test.afterAll(async () => {
  await site?.stop();
  await server?.stop();
});

test.beforeEach(() => {
  server.behaviour = 'filled';
  server.requests.length = 0;
});

type Recorder = typeof globalThis & { adEvents: unknown[] };

/**
 * Opens a page whose ad events are recorded.
 * @param chance what every throw of the dice gives: 0.9 is a picture and an ad of our own, 0.1 a line and a request
 */
async function open(page: Page, chance = 0.9, address = withoutDemos): Promise<void> {
  await page.addInitScript((value) => {
    Math.random = () => value;
    const events: unknown[] = ((globalThis as Recorder).adEvents = []);
    document.addEventListener('docs:analytics', (event) =>
      events.push((event as CustomEvent).detail),
    );
  }, chance);
  await page.goto(new URL(address, site.url).href);
}

const events = (page: Page) => page.evaluate(() => (globalThis as Recorder).adEvents);
const slot = (page: Page) => page.locator('sponsor-slot');
const ad = (page: Page) => slot(page).locator('iframe').contentFrame();
const card = (page: Page) => slot(page).locator('.card');
const event = (action: string, label: string) => ({ name: 'ad', action, label });

test('an ad fills its room, and moves nothing', async ({ page }) => {
  const messages = watchConsole(page);
  await open(page);
  await expect(ad(page).getByText('An ad, kept apart')).toBeVisible();
  await expect(ad(page).locator('.carbon-img img')).toHaveJSProperty('naturalWidth', 130);
  await expect(slot(page)).toHaveCSS('height', '126px');
  await expect(slot(page)).toHaveCSS('margin-block', '24px');
  await expect.poll(() => events(page)).toEqual([event('display', 'carbon-body-top-image')]);
  expect(await layoutShift(page)).toBe(0);
  expect(messages).toEqual([]);
});

test('a reader follows an ad into a tab of its own', async ({ page, context }) => {
  await open(page);
  const link = ad(page).getByText('An ad, kept apart');
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  const opened = context.waitForEvent('page');
  await link.click();
  expect(new URL((await opened).url()).pathname).toBe('/landing');
  await expect.poll(() => events(page)).toContainEqual(event('click', 'carbon-body-top-image'));
});

test('on a phone the room is 142 px', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page);
  await expect(ad(page).getByText('An ad, kept apart')).toBeVisible();
  await expect(slot(page)).toHaveCSS('height', '142px');
  expect(await layoutShift(page)).toBe(0);
});

test('one reader in five sees the ad without its picture', async ({ page }) => {
  await open(page, 0.1);
  await expect(ad(page).getByText('An ad, kept apart')).toBeVisible();
  await expect(ad(page).locator('img')).toBeHidden();
  await expect.poll(() => events(page)).toEqual([event('display', 'carbon-body-top-inline')]);
});

test('behind an ad blocker one of our own ads stands in', async ({ page }) => {
  await page.route(`${server.origin}/**`, (route) => route.abort('blockedbyclient'));
  await open(page);
  await expect(card(page)).toHaveAttribute('href', /^https:\/\/mui\.com\/store\/items\/figma/);
  await expect(card(page)).toHaveAttribute('target', '_blank');
  await expect(card(page)).toHaveAttribute('rel', 'noopener sponsored');
  await expect(card(page)).toContainText('ad by MUI');
  const { violations } = await new AxeBuilder({ page }).include('sponsor-slot').analyze();
  expect(violations).toEqual([]);
  await expect(card(page).locator('img')).toHaveJSProperty('naturalWidth', 130);
  await expect.poll(() => events(page)).toEqual([event('display', 'in-house-body-top-image')]);
  expect(await layoutShift(page)).toBe(0);
});

test('and to one in five it says what ads are for', async ({ page }) => {
  await page.route('**/api/ad-frame', (route) => route.abort('blockedbyclient'));
  await open(page, 0.1);
  await expect(card(page)).toContainText('make an exception');
  await expect(card(page).getByRole('img', { name: 'heart' })).toBeVisible();
  await expect
    .poll(() => events(page))
    .toEqual([event('display', 'in-house-adblock-body-top-inline')]);
  expect(await layoutShift(page)).toBe(0);
});

test('a network without an ad leaves the room to one of ours', async ({ page }) => {
  server.behaviour = 'backers';
  await open(page);
  await expect(card(page)).toContainText('ad by MUI');
  await expect(slot(page).locator('iframe')).toHaveCount(0);
  await expect
    .poll(() => events(page))
    .toEqual([event('display', 'in-house-carbon-body-top-image')]);
  expect(await layoutShift(page)).toBe(0);
});

test('a script that crashes leaves the room empty', async ({ page }) => {
  server.behaviour = 'crash';
  await open(page);
  await expect.poll(() => events(page)).toEqual([event('crash', 'null-body-top-image')]);
  await expect(slot(page)).toHaveText('');
  await expect(slot(page).locator('iframe')).toHaveCount(0);
  await expect(slot(page)).toHaveCSS('height', '126px');
  expect(await layoutShift(page)).toBe(0);
});

test('without a connection the room stays empty, and nobody is blamed', async ({
  page,
  context,
}) => {
  // scripts still come, as from the cache
  await page.route('**/_next/static/**', async (route) => {
    const response = await route.fetch();
    await context.setOffline(true);
    await route.fulfill({ response });
  });
  await open(page);
  await enhanced(page);
  await expect.poll(() => slot(page).evaluate((element) => !!element.shadowRoot)).toBe(true);
  await expect(slot(page).locator('iframe, .card')).toHaveCount(0);
  expect(await layoutShift(page)).toBe(0);
});

test.describe('to a program', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('no ad is shown', async ({ page }) => {
    await open(page);
    await enhanced(page);
    await expect(slot(page)).toHaveText('');
    expect(server.requests).toEqual([]);
    expect(await layoutShift(page)).toBe(0);
  });
});

test('an ad outlives hydration, and the next page has one of its own', async ({ page }) => {
  const messages = watchConsole(page);
  await open(page);
  await expect(ad(page).getByText('An ad, kept apart')).toBeVisible();
  await wake(page);
  await expect(ad(page).getByText('An ad, kept apart')).toBeVisible();
  await slot(page).evaluate((element) => Object.assign(element, { isFirst: true }));
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .locator(`a[href="${other}"]`)
    .click();
  await expect(page.locator('h1')).toHaveText('Usage');
  await expect(ad(page).getByText('An ad, kept apart')).toBeVisible();
  expect(await slot(page).evaluate((element) => 'isFirst' in element)).toBe(false);
  expect(messages).toEqual([]);
});

test('pages that disable ads have no room for them, nor has the home page', async ({ page }) => {
  site.editDocument(other, { disableAd: true });
  for (const address of [other, '/']) {
    await open(page, 0.9, address);
    await expect(page.locator('h1')).toBeVisible();
    await expect(slot(page), address).toHaveCount(0);
  }
  expect(server.requests).toEqual([]);
});

test('where no ads are configured, nothing of them is in the page', async ({ request }) => {
  const html = await (await request.get(withoutDemos)).text();
  const traces = /<sponsor-slot|<meta name="features"|<meta name="enhance"[^>]*data-eager/;
  expect(traces.test(html)).toBe(false);
});
