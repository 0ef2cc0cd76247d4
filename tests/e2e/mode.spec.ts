import { expect, test, type Page } from '@playwright/test';
import { colorsOf, framesOfReload } from './paintedFrames.ts';
import { choose, openSettings } from './readerSettings.ts';

const address = '/material-ui/react-button/';

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const dark = 'rgb(12, 15, 20)';
const light = 'rgb(255, 255, 255)';

test('follows the system until the reader chooses, and remembers the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(address);
  expect(await background(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).toBe(light);
  await choose(page, 'Dark');
  expect(await background(page)).toBe(dark);
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#0c0f14');
  await page.reload();
  expect(await background(page)).toBe(dark);
  const panel = await openSettings(page);
  await expect(panel.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('is marked on <html> and <body>, and helper classes follow', async ({ page }) => {
  await page.goto(address);
  await page.evaluate(() => {
    for (const mode of ['light', 'dark']) {
      const element = document.createElement('p');
      element.className = `only-${mode}-mode`;
      element.textContent = `in ${mode} mode`;
      document.body.append(element);
    }
  });
  for (const [mode, other] of [
    ['Dark', 'light'],
    ['Light', 'dark'],
  ] as const) {
    const name = mode.toLowerCase();
    await choose(page, mode);
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', name);
    await expect(page.locator('html')).toHaveAttribute('data-joy-color-scheme', name);
    await expect(page.locator('body')).toHaveClass(new RegExp(`\\bmode-${name}\\b`));
    await expect(page.locator('body')).not.toHaveClass(new RegExp(`\\bmode-${other}\\b`));
    await expect(page.getByText(`in ${name} mode`, { exact: true })).toBeVisible();
    await expect(page.getByText(`in ${other} mode`, { exact: true })).toBeHidden();
  }
});

test('reaches demos, hydrated or not', async ({ page }) => {
  await page.goto(address);
  await choose(page, 'Dark');
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  // polled: the style of a frame out of view may be computed a moment later
  for (const stage of await page.locator('[data-background=outlined]').all())
    await expect(stage).toHaveCSS('background-color', 'rgb(18, 18, 18)');
});

test('every painted frame of a dark page is dark', async ({ page }) => {
  await page.goto(address);
  await choose(page, 'Dark');
  await page.evaluate(() => scrollTo(0, 0));
  const frames = await framesOfReload(page);
  expect(frames.length).toBeGreaterThan(0);
  // the right edge: page background in every layout
  const area = { x: -40, y: -40, width: 1, height: 1 };
  for (const [color] of await colorsOf(page, frames, area))
    expect(Math.max(...color!.match(/\w\w/g)!.map((value) => parseInt(value, 16)))).toBeLessThan(
      64,
    );
});
