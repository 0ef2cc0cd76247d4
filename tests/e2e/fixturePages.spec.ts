import { expect, test } from '@playwright/test';
import { findFixtures } from '../../pipeline/e2e/fixtures.ts';
import { watchConsole } from './pageErrors.ts';

const fixtures = findFixtures();

/** As strict as a policy can be. Emotion adds empty <style> elements, and fills them by script: the hash is that of nothing. */
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

test('there is a page for each of the grid’s fixtures', () => {
  expect(fixtures.filter(({ name }) => name.startsWith('DataGrid/'))).toHaveLength(14);
  expect(fixtures.filter(({ name }) => name.startsWith('DataGridPro/'))).toHaveLength(3);
});

for (const { name, path } of fixtures)
  test(`${name} is ready at the load event, without a word to the console, under a strict policy`, async ({
    page,
  }) => {
    const messages = watchConsole(page);
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': policy };
      await route.fulfill({ response, headers });
    });
    await page.goto(`${path}#no-dev`);
    expect(await page.locator('[role="grid"]').count()).toBe(1);
    const testCase = page.getByTestId('testcase');
    await expect(testCase).toHaveAttribute('aria-busy', 'false');
    await expect(page.locator('body > *:visible')).toHaveCount(1);
    expect(new URL(page.url()).pathname).toContain(`/${name}`);
    expect(messages).toEqual([]);
  });

test('the list of fixtures is shown and hidden by the hash, and leads to all of them', async ({
  page,
}) => {
  await page.goto('/e2e/DataGrid/MaxHeight/');
  const devtools = page.locator('[data-devtools]');
  await expect(devtools).toBeHidden();
  await page.goto('/e2e/DataGrid/MaxHeight/#dev');
  await expect(devtools).toBeVisible();
  await page.locator('#my-test-summary').click();
  await expect(page.locator('#tests a')).toHaveText(fixtures.map(({ name }) => `/e2e/${name}`));
  await page.getByRole('link', { name: 'Hide devtools' }).click();
  await expect(devtools).toBeHidden();
});

test('the index lists all fixtures', async ({ page }) => {
  await page.goto('/e2e/');
  await expect(page.locator('#tests a')).toHaveText(fixtures.map(({ name }) => `/e2e/${name}`));
  await page.locator('#tests a').first().click();
  await expect(page.locator('[role="grid"]')).toBeVisible();
});

test('search engines are told to leave fixtures out', async ({ request }) => {
  for (const path of ['/e2e/', fixtures[0]!.path]) {
    const response = await request.get(path);
    expect(response.headers()['x-robots-tag']).toBe('noindex');
    expect(await response.text()).toContain('<meta name="robots" content="noindex">');
  }
});

test('the root answers ten loads in a row, each well within 2 s', async ({ page }) => {
  for (let load = 0; load < 10; load += 1)
    await page.goto('/#no-dev', { timeout: 2000, waitUntil: 'load' });
});
