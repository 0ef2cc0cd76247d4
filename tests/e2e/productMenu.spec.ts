import { test } from '@playwright/test';
import { expect } from './patient.ts';

const button = '/material-ui/react-button/';

test('the menu lists every product in blocks, each with an icon and a line of text', async ({
  page,
}) => {
  await page.goto(button);
  await page.getByRole('button', { name: 'Product: Material UI' }).click();
  const menu = page.getByRole('navigation', { name: 'Products' });
  await expect(menu.getByRole('heading')).toHaveText(['MUI Core', 'MUI X', 'Toolpad']);
  const items = menu.locator('li a').filter({ has: page.locator('small') });
  await expect(items).toHaveCount(10);
  for (const item of await items.all()) {
    await expect(item.locator('svg')).toBeVisible();
    await expect(item.locator('small')).not.toBeEmpty();
  }
  await expect(menu.locator('[aria-current]').first()).toContainText('Material UI');
  await expect(items.filter({ hasText: 'Toolpad Core' })).toContainText('Beta');
  // two columns
  const [first, second] = await Promise.all([
    items.nth(0).boundingBox(),
    items.nth(1).boundingBox(),
  ]);
  expect(first!.y).toBe(second!.y);
});

test('on a phone the menu is one column, with the versions at its end', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(button);
  await expect(page.locator('[popovertarget=version-menu]')).toBeHidden();
  await page.getByRole('button', { name: 'Product: Material UI' }).click();
  const menu = page.getByRole('navigation', { name: 'Products' });
  const items = menu.locator('[data-items] a');
  const [first, second] = await Promise.all([
    items.nth(0).boundingBox(),
    items.nth(1).boundingBox(),
  ]);
  expect(first!.x).toBe(second!.x);
  await expect(menu.getByRole('link', { name: 'v5' })).toHaveAttribute('href', /^https:\/\/v5\./);
});

test('Escape closes a menu and gives the focus back; leaving it with Tab closes it too', async ({
  page,
}) => {
  await page.goto(button);
  const opener = page.getByRole('button', { name: 'Version: v6.3.0' });
  const menu = page.locator('#version-menu');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'v5' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  const links = await menu.getByRole('link').count();
  for (let at = 0; at <= links; at += 1) await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
});

test('choosing a product leads there without a reload, and closes the menu', async ({ page }) => {
  await page.goto(button);
  await page.mouse.move(500, 400);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('button', { name: 'Product: Material UI' }).click();
  await page.locator('#product-menu').getByRole('link', { name: 'Tree View' }).click();
  await expect(page.getByRole('button', { name: 'Product: Tree View' })).toBeVisible();
  await expect(page.locator('#product-menu')).toBeHidden();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

for (const [path, name] of [
  ['/x/api/data-grid/data-grid/', 'Data Grid'],
  ['/x/react-data-grid/events/', 'Data Grid'],
  ['/x/api/date-pickers/date-picker/', 'Date and Time Pickers'],
  ['/x/api/charts/bar-chart/', 'Charts'],
  ['/x/api/tree-view/rich-tree-view/', 'Tree View'],
] as const)
  test(`${path} belongs to ${name}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: `Product: ${name}` })).toBeVisible();
    await page.locator('[popovertarget=version-menu]').click();
    await expect(page.locator('#version-menu').getByRole('link', { name: 'v6' })).toBeVisible();
  });

test('a soft navigation between parts of a product changes what the header says', async ({
  page,
}) => {
  await page.goto('/x/api/data-grid/data-grid/');
  await page.mouse.move(600, 500);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('button', { name: 'Product: Data Grid' }).click();
  await page.locator('#product-menu').getByRole('link', { name: 'Charts' }).click();
  await expect(page.getByRole('button', { name: 'Product: Charts' })).toBeVisible();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both menus open, their links lead on, and what needs scripts is not there', async ({
    page,
  }) => {
    await page.goto(button);
    await page.getByRole('button', { name: 'Version: v6.3.0' }).click();
    await expect(page.locator('#version-menu')).toBeVisible();
    await page.getByRole('button', { name: 'Product: Material UI' }).click();
    await expect(page.locator('#version-menu')).toBeHidden();
    for (const control of ['news-bell', 'page-feedback', '[data-action=back-to-top]'])
      await expect(page.locator(control)).toBeHidden();
    await expect(page.locator('[data-action=comment]').first()).toBeHidden();
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden();
    await page.locator('#product-menu').getByRole('link', { name: 'All products' }).click();
    await expect(page.locator('h1')).toHaveText(/React components/);
  });
});

test('the versions page names the installed version of every product, and the sites of others', async ({
  page,
}) => {
  await page.goto('/versions/');
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'Material UI' })).toContainText('v6.3.0');
  await expect(rows.filter({ hasText: 'Tree View' })).toContainText('v7.23.2');
  await expect(page.getByRole('link', { name: 'Data Grid v4' })).toHaveAttribute(
    'href',
    'https://v4.mui.com/components/data-grid/',
  );
});

for (const width of [320, 375, 600, 900])
  test(`the header fits ${width} px with the longest name`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/x/api/date-pickers/date-time-range-picker/');
    const { content, shown } = await page.evaluate(() => ({
      content: document.querySelector('header')!.scrollWidth,
      shown: document.documentElement.clientWidth,
    }));
    expect(content).toBeLessThanOrEqual(shown);
    // room for two more buttons of 40 px
    const place = await page.locator('header > div').first().boundingBox();
    expect(place!.width).toBeGreaterThan(40);
  });
