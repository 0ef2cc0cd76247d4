import { expect, test, type Locator } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { visitBefore } from './readerSettings.ts';

const address = '/material-ui/getting-started/installation/';

/** From the left edge of the window to the middle of the element, in px. */
const middle = async (element: Locator) => {
  const { x, width } = (await element.boundingBox())!;
  return x + width / 2;
};

test.beforeEach(({ page }) => visitBefore(page, { direction: 'rtl' }));

test('on a desktop the frame is mirrored', async ({ page }) => {
  await page.goto(address);
  const half = 1350 / 2;
  expect(await middle(page.locator('#side-navigation'))).toBeGreaterThan(half);
  expect(await middle(page.locator('#table-of-contents'))).toBeLessThan(half);
  expect(await middle(page.getByRole('link', { name: 'Home page' }))).toBeGreaterThan(half);
  expect(await middle(page.getByRole('button', { name: 'Settings', exact: true }))).toBeLessThan(
    half,
  );
  const next = await middle(page.locator('a[rel=next]'));
  expect(next).toBeLessThan(await middle(page.locator('a[rel=prev]')));
  // the navigation still begins below the header
  expect((await page.locator('#side-navigation').boundingBox())!.y).toBeGreaterThanOrEqual(57);
});

test('on a phone the navigation comes from the right', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(address);
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  const { x, width } = (await page.locator('#side-navigation').boundingBox())!;
  expect(x).toBeGreaterThan(0);
  expect(x + width).toBeGreaterThanOrEqual(360);
});

test('code reads from the left, and its button covers no tab', async ({ page }) => {
  await page.goto(address);
  await expect(page.locator('main pre').first()).toHaveCSS('direction', 'ltr');
  await expect(page.locator('main p code').first()).toHaveCSS('direction', 'ltr');
  const block = page
    .locator('[data-code]')
    .filter({ has: page.getByRole('radio') })
    .first();
  const copy = (await block.getByRole('button', { name: 'Copy' }).boundingBox())!;
  for (const tab of await block.locator('label').all())
    expect((await tab.boundingBox())!.x).toBeGreaterThanOrEqual(copy.x + copy.width);
});

for (const width of [320, 375, 1350])
  test(`nothing is wider than ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/', address, '/material-ui/api/button/', '/material-ui/react-table/']) {
      await page.goto(path);
      const [content, room] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(content, path).toBeLessThanOrEqual(room!);
    }
  });

for (const path of ['/', address, '/material-ui/customization/density/', '/material-ui/api/zoom/'])
  test(`${path} has no violation`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    // demos out of view are not laid out (content-visibility), and axe would take their old places for real ones
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    await expectAccessible(page);
  });
