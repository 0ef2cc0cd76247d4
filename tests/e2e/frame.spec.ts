import { test } from '@playwright/test';
import { expect } from './patient.ts';

const path = '/material-ui/react-button/';

test('the question mark lists the shortcuts; the browser gives the focus back', async ({
  page,
}) => {
  await page.goto(path);
  const opener = page.getByRole('button', { name: 'Product: Material UI' });
  await opener.focus();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('dl > div').first()).toContainText('Search');
  await expect(dialog.getByText('Ctrl').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a question mark in a field is a question mark', async ({ page }) => {
  await page.goto('/material-ui/api/button/');
  const field = page.getByPlaceholder('Filter by name').first();
  await field.click();
  await field.pressSequentially('?a');
  await expect(field).toHaveValue('?a');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('back to top appears after 200 px, leads to the start and hands the focus on', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await page.mouse.move(600, 400);
  await page.locator('[data-enhanced]').waitFor();
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo({ top: 190, behavior: 'instant' }));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
  await expect(button).toBeHidden();
});

test('a navigation that takes its time shows a line at the top, a quick one does not', async ({
  page,
}) => {
  await page.goto('/material-ui/react-checkbox/');
  await page.mouse.move(600, 400);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  const bar = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(bar).toBeHidden();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/material-ui/react-stepper/index.txt', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('#side-navigation a[href="/material-ui/react-stepper/"]').click();
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('height', '2px');
  release();
  await expect(page.locator('h1')).toHaveText('Stepper');
  await expect(bar).toBeHidden();
});

test('groups and scroll position of a navigation are kept while the reader is elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1350, height: 500 });
  await page.goto('/material-ui/react-tabs/');
  await page.mouse.move(600, 400);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  const nav = page.locator('#side-navigation');
  const group = nav.locator('details', { hasText: 'Getting started' }).first();
  await group.locator('summary').first().click();
  await expect(group).toHaveAttribute('open', '');
  await nav.evaluate((element) => element.scrollTo({ top: 200, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Product: Material UI' }).click();
  await page.locator('#product-menu').getByRole('link', { name: 'MUI System' }).click();
  await expect(page.getByRole('button', { name: 'Product: MUI System' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Product: Material UI' })).toBeVisible();
  await expect(group).toHaveAttribute('open', '');
  expect(await nav.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

test('the navigation says which pages need a plan, are new, or go away', async ({ page }) => {
  await page.goto('/x/api/data-grid/data-grid-pro/');
  const flag = page
    .locator('#side-navigation a', { hasText: 'DataGridPro' })
    .locator('[data-flag]');
  await expect(flag).toHaveText('Pro');
  await expect(flag).toHaveAttribute('title', 'Pro plan');
});

test('previous and next follow the reading order', async ({ page }) => {
  await page.goto('/material-ui/react-checkbox/');
  await expect(page.locator('a[rel=prev]')).toHaveAttribute('href', path);
  await page.locator('a[rel=next]').click();
  await expect(page.locator('h1')).toHaveText('Select');
});

test('a component page links to its source, issues, size, specification and design', async ({
  page,
}) => {
  await page.goto(path);
  const links = page.getByRole('list', { name: 'Links of this component' }).getByRole('link');
  await expect(links).toHaveText([
    'Feedback',
    'Bundle size',
    'Source',
    'WAI-ARIA',
    'Material Design',
    'Figma',
    'Adobe',
    'Sketch',
  ]);
  await expect(links.nth(1)).toHaveAttribute('title', /size/);
  await expect(links.nth(2)).toHaveAttribute('href', /\/tree\/v6\.3\.0\//);
  for (const link of await links.all()) await expect(link).toHaveAttribute('rel', 'nofollow');
});

test('paper shows the text and nothing to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/material-ui/react-card/');
  for (const hidden of [
    'header',
    '#side-navigation',
    '#table-of-contents',
    'page-feedback',
    'footer',
  ])
    await expect(page.locator(hidden).first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a page of the Onepirate theme loads two fonts, others none', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/material-ui/onepirate/');
  const faces = await page.evaluate(async () => {
    const loaded = await Promise.all(
      ['300 1em Roboto', '700 1em Roboto'].map((font) => document.fonts.load(font)),
    );
    return loaded.flat().length;
  });
  expect(faces).toBe(2);
  expect(fonts).toHaveLength(2);
  await page.goto(path);
  expect(await page.evaluate(() => document.fonts.size)).toBe(0);
});

test('a page that is not there says so, and offers the nearest', async ({ page }) => {
  const response = await page.goto('/material-ui/react-buton/');
  expect(response!.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('There is no such page');
  await expect(page.locator('#main a').first()).toHaveAttribute('href', path);
});
