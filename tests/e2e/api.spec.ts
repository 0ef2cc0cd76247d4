import { expect, test } from '@playwright/test';
import { builtDocument, builtPages } from '../pages.ts';
import { watchConsole } from './pageErrors.ts';

const address = '/material-ui/api/button/';
const row = '#button-prop-color';

test('a prop is shown with its type, default and description', async ({ page }) => {
  await page.goto(address);
  const color = page.locator(row);
  await expect(color.getByRole('cell').nth(1)).toContainText("'primary'");
  await expect(color.getByRole('cell').nth(2)).toContainText("'primary'");
  await expect(color).toContainText('The color of the component.');
  await expect(
    page.getByRole('table', { name: 'Props of Button' }).getByRole('columnheader'),
  ).toHaveText(['Name', 'Type', 'Default', 'Description']);
});

test('the view is remembered, for props alone, without a flash or a jump', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto(address);
  const text = page.locator(`${row} [data-text]`);
  await expect(text).toBeVisible();
  await page.getByRole('group', { name: 'View of Props of Button' }).getByText('Collapsed').click();
  await expect(text).toBeHidden();
  await expect(
    page
      .locator('#button-classes-MuiButton-root [data-text], [id^=button-classes-] [data-text]')
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('apiPage_props'))).toBe('collapsed');

  await page.goto('about:blank');
  await page.goto(`${address}${row}`);
  await expect(page.locator('#button-prop-size [data-text]')).toBeHidden();
  // the row that the address names is open, and in view
  await expect(text).toBeVisible();
  await expect(page.locator(row)).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'Collapsed' }).first()).toBeChecked();

  await page.getByRole('checkbox', { name: 'Show size' }).check();
  await expect(page.locator('#button-prop-size [data-text]')).toBeVisible();
  expect(messages).toEqual([]);
});

test('props are filtered by name', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('searchbox', { name: 'Filter Props of Button by name' }).fill('ripple');
  await expect(page.locator('[id^=button-prop-]:visible')).toHaveCount(2);
});

test('descriptions are text: markup from a package does nothing', () => {
  for (const { path } of builtPages().filter((page) => page.path.includes('api')))
    expect(JSON.stringify(builtDocument(path).api), path).not.toMatch(
      /<(script|img|iframe|style)|javascript:/i,
    );
});

test('code in the text that names a component leads to its API page, once in a section', async ({
  page,
}) => {
  await page.goto('/material-ui/react-button/');
  const links = page.locator('#main a[href="/material-ui/api/button-group/"]');
  await expect(links.first()).toBeVisible();
});

for (const path of [
  '/material-ui/api/autocomplete/',
  '/joy-ui/api/select/',
  '/system/api/box/',
  '/base-ui/react-menu/components-api/',
  '/base-ui/react-select/hooks-api/',
  '/x/api/date-pickers/date-picker/',
])
  test(`${path} reads well without scripts, and narrow`, async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
    });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('table').first().getByRole('row').nth(1)).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await context.close();
  });
