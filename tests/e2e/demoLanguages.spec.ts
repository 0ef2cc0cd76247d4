import { test } from '@playwright/test';
import { expect } from './patient.ts';
import { watchConsole } from './pageErrors.ts';

const island = 'demo-island[data-hydrated]';

test('demos speak the language of the page', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto('/zh/material-ui/react-autocomplete/');
  const field = page.locator(island).first().getByRole('combobox').first();
  await expect(field).toBeVisible();
  await expect(page.locator(island).first().getByRole('button', { name: '打开' })).toBeAttached();
  expect(messages).toEqual([]);
});

test('a table in Portuguese counts its rows in Portuguese', async ({ page }) => {
  await page.goto('/pt/material-ui/react-table/');
  const rows = page.locator('demo-island').filter({ hasText: /Rows per page|Linhas por página/ });
  await rows.first().scrollIntoViewIfNeeded();
  await expect(rows.first()).toContainText('Linhas por página');
});

test('the Data Grid does so too, and hydrates without a word', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto('/zh/material-ui/react-table/');
  const grid = page.locator('demo-island[data-name=DataTable]');
  await grid.scrollIntoViewIfNeeded();
  await expect(grid.getByRole('checkbox', { name: '全选行' })).toBeVisible();
  await expect(grid).toContainText('每页行数');
  expect(messages).toEqual([]);
});

test('an English page loads no other language', async ({ page }) => {
  const foreign: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const code = await response.text().catch(() => '');
    if (/每页行数|Linhas por página/.test(code)) foreign.push(response.url());
  });
  await page.goto('/material-ui/react-autocomplete/');
  await expect(page.locator(island).first().getByRole('button', { name: 'Open' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});
