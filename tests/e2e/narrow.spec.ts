import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 320, height: 640 } });

test('the navigation opens over the page, and Escape closes it', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const navigation = page.locator('#side-navigation');
  await expect(navigation).toBeHidden();
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await expect(navigation).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(navigation).toBeHidden();
});

test('choosing a page closes the navigation', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await page.locator('#side-navigation a[href="/material-ui/react-checkbox/"]').click();
  await expect(page.locator('h1')).toHaveText('Checkbox');
  await expect(page.locator('#side-navigation')).toBeHidden();
});

test('the table of contents is there too', async ({ page }) => {
  await page.goto('/material-ui/react-checkbox/');
  await page.getByRole('button', { name: 'On this page' }).click();
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2);
  const target = (await link.getAttribute('href'))!;
  await page.locator('html[data-enhanced]').waitFor();
  await link.click();
  await expect(page.locator(target)).toBeInViewport();
  await expect(page.locator('#table-of-contents')).toBeHidden();
});
