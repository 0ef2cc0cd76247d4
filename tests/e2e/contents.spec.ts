import { test } from '@playwright/test';
import { expect } from './patient.ts';

const onThisPage = { name: 'On this page' };

test('on a page of the API reference all levels are in the table of contents', async ({ page }) => {
  await page.goto('/base-ui/react-button/components-api/');
  const contents = page.getByRole('navigation', onThisPage);
  const levels = await contents.evaluate((element) => {
    const indents = ['', 'ul ', 'ul ul '].map((deeper) => {
      const link = element.querySelector(`ul ${deeper}a`);
      return link ? Number.parseFloat(getComputedStyle(link).paddingInlineStart) : undefined;
    });
    return indents;
  });
  expect(levels[0]).toBeLessThan(levels[1]!);
  expect(levels[1]).toBeLessThan(levels[2]!);
});

test('a chosen section is marked at once, though others are nearer to the line', async ({
  page,
}) => {
  await page.goto('/versions/');
  await page.goto('/material-ui/api/button/');
  const contents = page.getByRole('navigation', onThisPage);
  const last = contents.getByRole('link').last();
  await last.click();
  await expect(last).toHaveAttribute('aria-current', 'location');
  await expect(contents.locator('[aria-current]')).toHaveCount(1);
});

test('towards the end each of the last sections is marked in turn', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // short sections: without the moving line only the first and the last of them could ever be marked
  await page.setViewportSize({ width: 1350, height: 1400 });
  await page.goto('/material-ui/getting-started/usage/');
  await page.mouse.move(600, 400);
  await page.locator('[data-enhanced]').waitFor();
  const links = page.getByRole('navigation', onThisPage).getByRole('link');
  const wanted = await links.evaluateAll((all) => all.slice(-3).map((link) => link.textContent));
  const seen = new Set<string>();
  const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(height).toBeGreaterThan(0);
  for (let at = 0; at <= 40; at += 1)
    seen.add(
      await page.evaluate(
        async (top) => {
          scrollTo({ top, behavior: 'instant' });
          // the mark follows in the next frame
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
          return document.querySelector('page-contents [aria-current]')?.textContent ?? '';
        },
        (height * at) / 40,
      ),
    );
  expect([...seen]).toEqual(expect.arrayContaining(wanted));
});

test('rows of a folded or filtered list are never marked', async ({ page }) => {
  await page.goto('/material-ui/api/button/');
  await page.getByPlaceholder('Filter by name').first().fill('zzz');
  await page.mouse.wheel(0, 400);
  const current = page.getByRole('navigation', onThisPage).locator('[aria-current]');
  await expect(current).toHaveCount(1);
  const target = page.locator((await current.getAttribute('href'))!);
  await expect(target).toBeVisible();
});
