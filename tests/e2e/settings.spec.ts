import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openSettings, visitBefore } from './readerSettings.ts';

const address = '/material-ui/getting-started/';
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('docs-preferences') ?? '{}') as Record<string, unknown>,
  );
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name);

test('the panel opens with the keyboard, keeps the focus, and gives it back', async ({ page }) => {
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Settings', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Close settings' })).toBeFocused();
  await expect(page.getByRole('main')).toHaveCount(0);
  // once around: nothing behind the panel is reached
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => {
        const { activeElement: focused, body } = document;
        return focused === body || !!focused?.closest('dialog');
      }),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('the panel closes with its button, and with a click beside it', async ({ page }) => {
  await page.goto(address);
  const link = await page.getByRole('link', { name: 'Installation' }).first().boundingBox();
  let panel = await openSettings(page);
  await panel.getByRole('button', { name: 'Close settings' }).click();
  await expect(panel).toBeHidden();
  panel = await openSettings(page);
  await panel.getByText('Direction', { exact: true }).click();
  await expect(panel).toBeVisible();
  await page.mouse.click(link!.x + 10, link!.y + 10);
  await expect(panel).toBeHidden();
  // what lies beneath is not followed
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname).toBe(address);
});

test('every choice can be made with the keyboard alone, and is stored', async ({ page }) => {
  await page.goto(address);
  const panel = await openSettings(page);
  const html = page.locator('html');
  await panel.getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(html).toHaveAttribute('data-mode', 'dark');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  await panel.getByLabel('Compact components').focus();
  await page.keyboard.press('Space');
  await expect(html).toHaveAttribute('data-dense', '');
  await panel.getByRole('spinbutton').focus();
  await page.keyboard.press('ArrowUp');
  await expect(html).toHaveCSS('--mui-spacing', '9px');
  expect(await stored(page)).toEqual({ dense: true, direction: 'rtl', spacing: 9 });

  await page.reload();
  await openSettings(page);
  await expect(panel.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(panel.getByRole('radio', { name: 'Right to left' })).toBeChecked();
  await expect(panel.getByLabel('Compact components')).toBeChecked();
  await expect(panel.getByRole('spinbutton')).toHaveValue('9');
});

test('the language of code is kept in a cookie, and demos follow', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const panel = await openSettings(page);
  await expect(panel.getByRole('radio', { name: 'TypeScript' })).toBeChecked();
  await panel.getByText('JavaScript', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'js');
  const { value, expires } = (await cookie(page, 'codeVariant'))!;
  expect(value).toBe('JS');
  expect(expires - Date.now() / 1000).toBeGreaterThan(31_535_000);
  await page.keyboard.press('Escape');
  const demo = page.locator('[data-demo=BasicButtons]');
  await demo.getByRole('button', { name: 'Expand code' }).click();
  await demo.getByRole('button', { name: 'Show the TypeScript source' }).click();
  await openSettings(page);
  await expect(panel.getByRole('radio', { name: 'TypeScript' })).toBeChecked();
});

test('colours are chosen in the playground, where the panel leads, and reset in the panel', async ({
  page,
}) => {
  await visitBefore(page, { colors: { primary: { main: '#2e7d32' } } });
  await page.goto(address);
  const panel = await openSettings(page);
  await panel.getByRole('button', { name: 'Reset docs colors' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-primary');
  expect(await cookie(page, 'paletteColors')).toBeUndefined();
  await expect(panel.getByRole('button', { name: 'Reset docs colors' })).toBeDisabled();
  await panel.getByRole('link', { name: 'Choose colors' }).click();
  await expect(page).toHaveURL(/\/material-ui\/customization\/color\/#playground$/);
  await expect(panel).toBeHidden();
});

test('two tabs agree', async ({ page, context }) => {
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  const panel = await openSettings(other);
  await panel.getByText('Dark', { exact: true }).click();
  await panel.getByText('Right to left').click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('where storage is blocked, a choice lasts as long as the page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(address);
  const panel = await openSettings(page);
  await panel.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  expect(errors).toEqual([]);
});

for (const [screen, viewport, width] of [
  ['a phone', { width: 375, height: 667 }, 310],
  ['a narrow phone', { width: 320, height: 568 }, 310],
  ['a desktop', { width: 1350, height: 900 }, 360],
] as const)
  test(`on ${screen} the panel stands at the end of the line, ${width} px wide where there is room`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await page.goto(address);
    const panel = await openSettings(page);
    const place = async () => (await panel.boundingBox())!;
    // a scrollbar takes its part
    const room = await page.evaluate(() => document.body.offsetWidth);
    const shown = Math.min(width, room);
    expect(await place()).toMatchObject({ x: room - shown, y: 0, width: shown });
    expect((await place()).height).toBe(viewport.height);
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await panel.getByText('Right to left').click();
    await expect.poll(place).toMatchObject({ x: 0, width: shown });
  });

for (const mode of ['light', 'dark'] as const)
  for (const direction of ['ltr', 'rtl'] as const)
    test(`the open panel has no violation in ${mode} mode, ${direction}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitBefore(page, { mode, ...(direction === 'rtl' && { direction }), dense: true });
      await page.goto(address);
      await openSettings(page);
      const { violations } = await new AxeBuilder({ page })
        .include('dialog')
        .withTags(standard)
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    });
