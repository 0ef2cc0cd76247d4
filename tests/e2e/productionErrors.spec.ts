import { test } from '@playwright/test';
import { expect } from './patient.ts';

test('an error is decoded with its values, without a touch', async ({ page }) => {
  await page.goto('/production-error/?code=11&args[]=%20(brand)&args[]=500');
  const decoded = page.getByRole('status');
  await expect(decoded).toContainText('Code 11');
  await expect(decoded).toContainText(
    'The color (brand) provided to augmentColor(color) is invalid.',
  );
  await expect(decoded).toContainText('or a `500` property');
});

test('values are text, whatever they hold', async ({ page }) => {
  await page.goto('/production-error/?code=9&args[]=<img src=x onerror=alert(1)>');
  await expect(page.getByRole('status')).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('#main img')).toHaveCount(0);
});

test('a code that the installed versions do not have is told to be unknown', async ({ page }) => {
  await page.goto('/production-error/?code=9999');
  await expect(page.getByRole('status')).toContainText('There is no error with the code 9999');
});

test('it stays after the page is hydrated', async ({ page }) => {
  await page.goto('/production-error/?code=2');
  await page.mouse.move(500, 400);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await expect(page.getByRole('status')).toContainText('must be an array');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all codes are in a table, each with an address of its own', async ({ page }) => {
    await page.goto('/production-error/?code=2');
    await expect(page.getByRole('row').filter({ hasText: 'must be an array' })).toBeVisible();
    await page.getByRole('link', { name: '2', exact: true }).click();
    await expect(page).toHaveURL(/#code-2$/);
    await expect(page.locator('#code-2')).toBeInViewport();
  });
});
