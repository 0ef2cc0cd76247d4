import { expect, test } from '@playwright/test';
import { colorsOf, framesOfReload } from './paintedFrames.ts';
import { watchConsole } from './pageErrors.ts';
import { visitBefore, watchShifts, withoutScriptFiles } from './readerSettings.ts';

const address = '/material-ui/react-button/';
const demo = 'demo-island[data-name=BasicButtons]';

const green = { main: '#2e7d32', 300: '#81c784', 700: '#388e3c' };
const yellow = { main: '#ffeb3b', 300: '#fff176', 700: '#fbc02d' };

for (const state of ['before', 'after'] as const)
  test.describe(`${state} hydration`, () => {
    test.beforeEach(async ({ page }) => {
      if (state === 'before') await withoutScriptFiles(page);
    });

    test('demos have the spacing that the reader chose', async ({ page }) => {
      await visitBefore(page, { spacing: 3 });
      await page.goto(address);
      if (state === 'after') await expect(page.locator(demo)).toHaveAttribute('data-hydrated', '');
      await expect(page.locator(`${demo} .MuiStack-root`)).toHaveCSS('gap', '6px');
    });

    for (const mode of ['light', 'dark'] as const)
      test(`demos have the colours that the reader chose, in ${mode} mode`, async ({ page }) => {
        await visitBefore(page, { mode, colors: { primary: green, secondary: yellow } });
        await page.goto('/material-ui/customization/color/');
        const island = page.locator('demo-island[data-name=PalettePreview]');
        await island.scrollIntoViewIfNeeded();
        if (state === 'after') await expect(island).toHaveAttribute('data-hydrated', '');
        const primary = island.getByRole('button', { name: 'Save' });
        await expect(primary).toHaveCSS('background-color', 'rgb(46, 125, 50)');
        // white and black at 87 %, as contrast demands
        await expect(primary).toHaveCSS('color', 'color(xyz-d65 0.95046 1 1.08906)');
        const secondary = island.getByRole('button', { name: 'Subscribe' });
        await expect(secondary).toHaveCSS('background-color', 'rgb(255, 235, 59)');
        await expect(secondary).toHaveCSS('color', 'color(xyz-d65 0 0 0 / 0.87)');
        await expect(island.getByRole('button', { name: 'Preview' })).toHaveCSS(
          'border-top-color',
          /^color\(srgb 0\.18\d+ 0\.49\d+ 0\.19\d+ \/ 0\.5\)$/,
        );
      });
  });

test('a colour alone gets its other tones as the theme makes them', async ({ page }) => {
  await visitBefore(page, { colors: { primary: { main: '#808080' } } });
  await withoutScriptFiles(page);
  await page.goto(address);
  const tones = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    return ['light', 'dark'].map((tone) => {
      probe.style.color = `var(--mui-palette-primary-${tone})`;
      return getComputedStyle(probe)
        .color.match(/[\d.]+/g)!
        .map((value) => +value * 255);
    });
  });
  expect(tones[0]!.map(Math.round)).toEqual([153, 153, 153]);
  expect(tones[1]!.map(Math.round)).toEqual([90, 90, 90]);
  // an intent that the reader did not choose keeps its colour
  await expect(page.locator('html')).not.toHaveAttribute('data-secondary');
});

test('no painted frame shows colours or a direction that the reader did not choose', async ({
  page,
}) => {
  await visitBefore(page, { mode: 'light', direction: 'rtl', colors: { primary: green } });
  await page.goto(address);
  const frames = await framesOfReload(page);
  expect(frames.length).toBeGreaterThan(0);
  // where the logo stands when the page reads from the left
  const corner = { x: 24, y: 14, width: 28, height: 28 };
  const everything = { x: 0, y: 0, width: 1300, height: 880 };
  for (const colors of await colorsOf(page, frames, corner))
    expect(colors).not.toContain('#0059b3');
  for (const colors of await colorsOf(page, frames, everything))
    expect(colors).not.toContain('#1976d2');
});

for (const [name, stored] of Object.entries({
  direction: { direction: 'rtl' },
  spacing: { spacing: 2 },
  colours: { colors: { primary: green } },
  mode: { mode: 'dark' },
} as const))
  test(`the reader's ${name} shifts nothing after the first paint`, async ({ page }) => {
    await visitBefore(page, stored);
    const shift = await watchShifts(page);
    const messages = watchConsole(page);
    await page.goto(address);
    await expect(page.locator('demo-island').first()).toHaveAttribute('data-hydrated', '');
    await page.waitForLoadState('networkidle');
    expect(await shift()).toBeLessThan(0.01);
    expect(messages).toEqual([]);
  });

test('a page that React has to build anew keeps the preferences', async ({ page }) => {
  await visitBefore(page, { mode: 'dark', direction: 'rtl', spacing: 3 });
  await page.goto(address);
  // as an extension of the browser might
  await page.evaluate(() => document.getElementById('main')!.prepend('Something else.'));
  await page.mouse.move(300, 300);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('body')).toHaveClass(/\bmode-dark\b/);
});

test('damaged preferences are as good as none', async ({ page, context }) => {
  const messages = watchConsole(page);
  await page.addInitScript(() => {
    localStorage.setItem('docs-preferences', '{"spacing":99,"direction":"up","dense":');
    localStorage.setItem('mui-mode', 'pink');
  });
  const url = new URL(process.env['SITE_URL']!).origin;
  await context.addCookies([{ name: 'paletteColors', value: '{"primary":7', url }]);
  await page.goto(address);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(html).toHaveAttribute('data-mui-color-scheme', 'light');
  await context.addCookies([
    { name: 'paletteColors', value: '{"primary":{"main":"no colour"},"secondary":null}', url },
  ]);
  await page.reload();
  await expect(html).not.toHaveAttribute('data-primary');
  await expect(page.locator(demo).getByRole('button', { name: 'Contained' })).toHaveCSS(
    'background-color',
    'rgb(25, 118, 210)',
  );
  await expect(page.locator(demo)).toHaveAttribute('data-hydrated', '');
  expect(messages).toEqual([]);
});

test('the frame takes the reader’s colour, as light or dark as text has to be', async ({
  page,
}) => {
  await visitBefore(page, { mode: 'light', colors: { primary: yellow } });
  await page.goto(address);
  const lightness = await page.evaluate(() => {
    const link = document.querySelector('#side-navigation a[aria-current]')!;
    return Number(/oklch\(([\d.]+)/.exec(getComputedStyle(link).color)?.[1]);
  });
  expect(lightness).toBe(0.5);
});
