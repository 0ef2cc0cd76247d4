import AxeBuilder from '@axe-core/playwright';
import { test, type Page } from '@playwright/test';
import type { EventBatch } from '../../app/_analytics/eventContract.ts';
import { builtDocument } from '../pages.ts';
import { startConfiguredSite, type ConfiguredSite } from '../configuredSite.ts';
import { layoutShift } from './layoutShift.ts';
import { watchConsole } from './pageErrors.ts';
import { enhanced, expect, wake } from './wake.ts';

const first = '/material-ui/getting-started/installation/';
const second = '/material-ui/getting-started/usage/';
const [firstTitle, secondTitle] = [first, second].map((page) => builtDocument(page).title);
const google = 'https://www.googletagmanager.com/gtag/js?id=G-TEST1234';

let site: ConfiguredSite;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startConfiguredSite({
    events: true,
    vars: { GA_ID: 'G-TEST1234', WEB_VITALS_RATIO: '1' },
  });
});

test.afterAll(() => site?.stop());

interface Sent {
  batches: EventBatch[];
  /** whatever went to Google */
  google: string[];
}

/** Opens a page, and records what it sends. */
async function open(page: Page, address = first): Promise<Sent> {
  const sent: Sent = { batches: [], google: [] };
  await page.route('**/api/events', (route) => {
    sent.batches.push(route.request().postDataJSON() as EventBatch);
    return route.fulfill({ status: 204 });
  });
  await page.route(/google/, (route) => {
    sent.google.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto(new URL(address, site.url).href);
  await enhanced(page);
  return sent;
}

const sentEvents = ({ batches }: Sent) => batches.flatMap(({ events }) => events);
const banner = (page: Page) => page.getByRole('region', { name: 'Privacy' });

/** What gtag.js would have found, by the kind of command. */
const commands = (page: Page) =>
  page.evaluate(() =>
    ((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((command) =>
      Array.from(command),
    ),
  );

/** Agrees, and waits until counting has begun. */
async function accept(page: Page) {
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(async () => (await commands(page)).length).toBeGreaterThan(0);
}

async function follow(page: Page, address: string) {
  await wake(page);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.locator(`a[href="${address}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
}

/** Adds a control to the page that is counted. */
async function addControl(page: Page, data: Record<string, string>) {
  await page.evaluate((attributes) => {
    const button = document.createElement('button');
    button.textContent = 'Counted';
    const inner = button.appendChild(document.createElement('span'));
    inner.textContent = '!';
    for (const [name, value] of Object.entries(attributes))
      button.setAttribute(`data-ga-event-${name}`, value);
    document.querySelector('main')!.prepend(button);
  }, data);
}

test('nothing is fetched or sent before a reader agrees, and the question moves nothing', async ({
  page,
}) => {
  const sent = await open(page);
  await expect(banner(page)).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(0);
  await follow(page, second);
  await expect(banner(page)).toBeVisible();
  expect(sent).toEqual({ batches: [], google: [] });
  expect(await layoutShift(page)).toBe(0);
  const { violations } = await new AxeBuilder({ page }).include('consent-banner').analyze();
  expect(violations).toEqual([]);
});

test('a reader who declines is not asked again, and nothing is sent', async ({ page }) => {
  const sent = await open(page);
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await enhanced(page);
  await follow(page, second);
  await expect(banner(page)).toHaveCount(0);
  expect(sent).toEqual({ batches: [], google: [] });
});

test('each page is counted once, with its own title, and a hash is no page', async ({ page }) => {
  const messages = watchConsole(page);
  const sent = await open(page);
  await accept(page);
  await expect.poll(() => sent.google).toEqual([google]);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click();
  await follow(page, second);
  const views = () => sentEvents(sent).filter(({ name }) => name === 'page_view');
  const shared = { name: 'page_view', productId: 'material-ui', productCategoryId: 'core' };
  await expect.poll(views).toEqual([
    { ...shared, location: first, title: firstTitle },
    { ...shared, location: second, title: secondTitle },
  ]);
  const given = await commands(page);
  expect(given).toContainEqual(['config', 'G-TEST1234', { send_page_view: false }]);
  expect(given.filter(([, name]) => name === 'page_view')).toEqual([
    [
      'event',
      'page_view',
      {
        page_title: firstTitle,
        page_location: first,
        productId: 'material-ui',
        productCategoryId: 'core',
      },
    ],
    ['event', 'page_view', expect.objectContaining({ page_location: second })],
  ]);
  expect(messages).toEqual([]);
});

test('clicks are counted where the markup says so, in the share it says', async ({ page }) => {
  const sent = await open(page);
  await accept(page);
  // React takes what it does not know out of the page when it hydrates
  await wake(page);
  await addControl(page, { category: 'code', action: 'copy', label: 'usage', split: '1' });
  await page.getByText('Counted').locator('span').click();
  await addControl(page, { category: 'never', split: '0' });
  await page.getByText('Counted').first().click();
  await expect
    .poll(() => sentEvents(sent).filter(({ name, id }) => name !== 'page_view' && !id))
    .toEqual([
      {
        name: 'code',
        action: 'copy',
        label: 'usage',
        location: first,
        title: firstTitle,
        productId: 'material-ui',
        productCategoryId: 'core',
      },
    ]);
  expect(await commands(page)).toContainEqual([
    'event',
    'code',
    { eventAction: 'copy', eventLabel: 'usage' },
  ]);
});

test('a reader’s settings come with what is counted, and follow when they change', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'codeVariant', value: 'JS', url: site.url }]);
  await page.emulateMedia({ colorScheme: 'light' });
  const sent = await open(page);
  await accept(page);
  const before = {
    codeVariant: 'JS',
    codeStylingVariant: 'MUI System',
    userLanguage: 'en',
    devicePixelRatio: '1.0',
    colorScheme: 'light',
    colorSchemeOS: 'light',
  };
  await expect.poll(() => sent.batches[0]?.user).toEqual(before);
  await page.emulateMedia({ colorScheme: 'dark' });
  await addControl(page, { category: 'code' });
  await page.getByText('Counted').click();
  const after = { ...before, colorScheme: 'dark', colorSchemeOS: 'dark' };
  await expect.poll(() => sent.batches.at(-1)?.user).toEqual(after);
  expect((await commands(page)).filter(([kind]) => kind === 'set')).toEqual([
    ['set', 'user_properties', before],
    ['set', 'user_properties', after],
  ]);
});

test('web vitals are measured for the chosen sessions', async ({ page }) => {
  const sent = await open(page);
  await accept(page);
  await expect
    .poll(() => sentEvents(sent).map(({ name }) => name))
    .toEqual(expect.arrayContaining(['FCP', 'TTFB']));
  const metric = sentEvents(sent).find(({ name }) => name === 'FCP')!;
  expect(metric.value).toBeGreaterThan(0);
  expect(metric.delta).toBe(metric.value);
  expect(metric.id).toMatch(/^v\d/);
});

test('what happens to ads is counted too', async ({ page }) => {
  const sent = await open(page);
  await accept(page);
  await expect.poll(() => sentEvents(sent).length).toBeGreaterThan(0);
  await page.evaluate(() =>
    document.dispatchEvent(
      new CustomEvent('docs:analytics', {
        detail: { name: 'ad', action: 'display', label: 'carbon-body-top-image' },
      }),
    ),
  );
  await expect
    .poll(() => sentEvents(sent))
    .toContainEqual(expect.objectContaining({ name: 'ad', label: 'carbon-body-top-image' }));
});

test('a reader may think again: after that nothing is sent', async ({ page }) => {
  const sent = await open(page);
  await accept(page);
  await expect.poll(() => sentEvents(sent).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  const count = sent.batches.length;
  await addControl(page, { category: 'code' });
  await page.getByText('Counted').click();
  await follow(page, second);
  // the last chance of anything that waits
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect(sent.batches).toHaveLength(count);
  expect((await commands(page)).filter(([, name]) => name === 'code')).toEqual([]);
});

for (const [name, signal] of [
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
] as const)
  test(`with ${name} nobody is asked, and nothing is sent`, async ({ page }) => {
    await page.addInitScript((values) => {
      localStorage.setItem('analytics-consent', 'granted');
      for (const [key, value] of Object.entries(values))
        Object.defineProperty(navigator, key, { value });
    }, signal);
    const sent = await open(page);
    await follow(page, second);
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeHidden();
    expect(sent).toEqual({ batches: [], google: [] });
  });

test('where nothing is configured, nothing of it is in the page', async ({ request }) => {
  const html = await (await request.get(first)).text();
  expect(/consent-banner|data-action="privacy"|name="features"/.test(html)).toBe(false);
});
