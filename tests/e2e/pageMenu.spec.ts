import { expect, test } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { assetsDir } from '../../pipeline/paths.ts';

const address = '/material-ui/react-button/';
const markdown = (name: string) =>
  fs.readFileSync(path.join(assetsDir, `material-ui/${name}`), 'utf8');

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a page is copied as markdown', async ({ page }) => {
    await page.goto(address);
    const button = page.getByRole('button', { name: 'Copy page' });
    await button.click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      markdown('react-button.md'),
    );
    await expect(button).toBeVisible();
  });

  test('in the variant of code that the reader chose', async ({ page }) => {
    await page.goto(address);
    await page.evaluate(() => (document.documentElement.dataset['codeVariant'] = 'js'));
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      markdown('react-button.js.md'),
    );
  });

  test('and says so when that fails', async ({ page }) => {
    await page.route('**/*.md', (route) => route.fulfill({ status: 500 }));
    await page.goto(address);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.getByRole('button', { name: 'Could not copy' })).toBeVisible();
  });
});

test('the menu opens with the keyboard, and leads to the markdown', async ({ page }) => {
  await page.goto(address);
  const opener = page.getByRole('button', { name: 'More ways to take this page along' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const view = page.getByRole('link', { name: 'View as Markdown' });
  await expect(view).toBeVisible();
  const ask = page.getByRole('link', { name: 'Ask Claude about this page' });
  const question = new URL((await ask.getAttribute('href'))!).searchParams.get('q');
  expect(question).toMatch(/^Read https:\/\/\S+\/material-ui\/react-button\.md and/);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await view.click();
  await expect(page).toHaveURL(/react-button\.md$/);
});

test('the menu keeps within a small screen, in both directions', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const direction of ['ltr', 'rtl']) {
    await page.goto('/material-ui/react-autocomplete/');
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    await page.getByRole('button', { name: 'More ways to take this page along' }).click();
    const box = (await page.locator('#page-menu').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, and what cannot work is not shown', async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    await page.getByRole('button', { name: 'More ways to take this page along' }).click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  });
});

test('the foot of a page says when it was last changed', async ({ page }) => {
  await page.goto(address);
  const time = page.locator('footer time');
  // a site that is built without its history says nothing
  if ((await time.count()) === 0) return;
  await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  await expect(time).toHaveText(/^Last updated \w+ \d{1,2}, \d{4}$/);
});
