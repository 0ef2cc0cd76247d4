import { expect, test, type Page } from '@playwright/test';
import { watchConsole } from './pageErrors.ts';

const from = '/material-ui/react-checkbox/';
const to = '/material-ui/react-select/';

async function wake(page: Page) {
  await page.mouse.move(500, 400);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
}

test('the router starts at the first sign of interaction, without a console message', async ({
  page,
}) => {
  const messages = watchConsole(page);
  await page.goto(from);
  await expect(page.locator('[data-ready]')).toHaveCount(0);
  await wake(page);
  await page.waitForTimeout(500);
  expect(messages).toEqual([]);
});

test('navigation is soft: the frame stays mounted and keeps its state', async ({ page }) => {
  await page.goto(from);
  await wake(page);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.locator('summary', { hasText: 'Getting started' }).click();
  await navigation.evaluate((element) => Object.assign(element, { stays: true }));
  await navigation.locator(`a[href="${to}"]`).click();
  await expect(page.locator('h1')).toHaveText('Select');
  await expect(page).toHaveTitle(/^React Select component/);
  expect(new URL(page.url()).pathname).toBe(to);
  expect(await navigation.evaluate((element) => 'stays' in element)).toBe(true);
  await expect(navigation.locator('[aria-current=page]')).toHaveText('Select');
  await expect(
    navigation.locator('details', { hasText: 'Getting started' }).first(),
  ).toHaveAttribute('open', '');
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.locator('[aria-live=assertive]')).toHaveText(/React Select component/);

  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Checkbox');
  await expect(navigation.locator('[aria-current=page]')).toHaveText('Checkbox');
});

test('a link is prefetched on hover, and the click needs no further request', async ({ page }) => {
  await page.goto(from);
  await wake(page);
  const payload = page.waitForResponse((response) => response.url().endsWith(`${to}index.txt`));
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .locator(`a[href="${to}"]`)
    .hover();
  await (await payload).finished();
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith('.txt') && requests.push(request.url()));
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .locator(`a[href="${to}"]`)
    .click();
  await expect(page.locator('h1')).toHaveText('Select');
  expect(requests).toEqual([]);
});

test('links in the text are soft too, and modified clicks are left to the browser', async ({
  page,
  context,
}) => {
  await page.goto(from);
  await wake(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const link = page.locator(`#main a[href^="${to}"]`).first();
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await link.click();
  await expect(page.locator('h1')).toHaveText('Select');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('before the router is there, a link is a link', async ({ page }) => {
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.goto(from);
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .locator(`a[href="${to}"]`)
    .click();
  await expect(page.locator('h1')).toHaveText('Select');
});

test('the current page is in view in a long navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 420 });
  await page.goto('/material-ui/react-tabs/');
  await wake(page);
  await expect(
    page.getByRole('navigation', { name: 'Main navigation' }).locator('[aria-current=page]'),
  ).toBeInViewport();
});

test('the table of contents marks the section in view, the last one too', async ({ page }) => {
  await page.goto(from);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const links = contents.getByRole('link');
  await links.nth(2).click();
  await expect(links.nth(2)).toHaveAttribute('aria-current', 'location');
  // demos on the way get their real height only as they come near, so the end may move once
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(links.last()).toHaveAttribute('aria-current', 'location', { timeout: 1000 });
  }).toPass({ timeout: 10_000 });
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
});
