import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openSearch, searchIn } from './searchDialog.ts';

const start = '/material-ui/react-button/';
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectAccessible(page: Page, state: string) {
  const { violations } = await new AxeBuilder({ page })
    .include('dialog[data-search]')
    .withTags(standard)
    .analyze();
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary}`),
    ),
    state,
  ).toEqual([]);
}

for (const [colorScheme, direction, width] of [
  ['light', 'ltr', 1350],
  ['dark', 'ltr', 320],
  ['light', 'rtl', 320],
] as const)
  test(`has no violation in any state: ${colorScheme}, ${direction}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('recent-searches', '["date picker"]'));
    await page.goto(start);
    await page.evaluate((dir) => Object.assign(document.documentElement, { dir }), direction);
    await page.keyboard.press('/');
    const { dialog, input, options } = searchIn(page);
    await expect(dialog.getByRole('heading')).toHaveCount(7);
    await expectAccessible(page, 'start');
    await input.fill('button');
    await expect(options.first()).toContainText('Buttons let people');
    await expectAccessible(page, 'results');
    await input.fill('xautocmplt');
    await expect(dialog.getByRole('paragraph').filter({ hasText: 'Nothing found' })).toBeVisible();
    await expectAccessible(page, 'nothing found');
    const wider = await dialog.evaluate(
      (element) => element.scrollWidth > element.clientWidth || element.clientWidth > innerWidth,
    );
    expect(wider).toBe(false);
  });

test('the field is a combobox that owns the list of results', async ({ page }) => {
  await page.goto(start);
  const { dialog, input, options, groups } = await openSearch(page, 'select');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(input).toHaveAccessibleName('Search the documentation');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await expect(input).toHaveAttribute('aria-autocomplete', 'list');
  const list = page.locator(`#${await input.getAttribute('aria-controls')}`);
  await expect(list).toHaveRole('listbox');
  await expect(list).toHaveAccessibleName('Results');
  await expect(groups.first()).toHaveAccessibleName('Material UI');
  await expect(options.first()).toHaveId((await input.getAttribute('aria-activedescendant'))!);
  await expect(options.first()).toHaveAccessibleName(/^Select Page /);
  await input.fill('');
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
});

test('the number of results is announced', async ({ page }) => {
  await page.goto(start);
  const { dialog, input } = await openSearch(page, 'select');
  const status = dialog.getByRole('status');
  await expect(status).toHaveText(/^\d+ results in \d products$/);
  await input.fill('xyzzyq');
  await expect(status).toHaveText('Nothing found for “xyzzyq”');
  await input.fill('');
  await expect(status).toHaveText('');
});

test('the keyboard stays within it', async ({ page }) => {
  await page.goto(start);
  const { dialog } = await openSearch(page, 'select');
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await dialog.evaluate(
      (element) =>
        document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isOutside).toBe(false);
  }
});

test('on a phone it fills the screen, its targets are large, and the button is an icon with a name', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 700 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(`${process.env['SITE_URL']!.replace(/\/$/, '')}${start}`);
  const button = page.getByRole('button', { name: 'Search…' });
  expect((await button.boundingBox())!.width).toBeLessThanOrEqual(44);
  await button.tap();
  const { dialog, input, options } = searchIn(page);
  await expect(input).toBeFocused();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 700 });
  const targets = dialog.locator('a, button:visible, label');
  await expect(dialog.getByRole('heading')).toHaveCount(6);
  for (const box of await targets.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().height),
  ))
    expect(box).toBeGreaterThanOrEqual(40);
  await input.fill('tabs');
  await options.first().tap();
  await expect(page.locator('h1')).toHaveText('Tabs');
  await expect(dialog).toBeHidden();
  await context.close();
});

test('the active result can be told in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(start);
  const { options } = await openSearch(page, 'select');
  await expect(options.first()).toHaveCSS('outline-style', 'solid');
  await expect(options.nth(1)).toHaveCSS('outline-style', 'none');
});

test('nothing is animated for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(start);
  const { dialog } = await openSearch(page, 'select');
  await expect(dialog).toHaveCSS('animation-name', 'none');
});
