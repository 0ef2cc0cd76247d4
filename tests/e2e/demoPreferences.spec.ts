import { expect, test } from '@playwright/test';
import { watchConsole } from './pageErrors.ts';
import { choose, openSettings, visitBefore, withoutScriptFiles } from './readerSettings.ts';

const address = '/material-ui/react-button/';
/** Twenty demos hydrate one after the other. */
const slow = { timeout: 40_000 };
const first = 'demo-island[data-name=BasicButtons]';

test.describe('density', () => {
  test('reaches every demo of a page, in view or not', async ({ page }) => {
    const messages = watchConsole(page);
    await visitBefore(page, { dense: true });
    await page.goto(address);
    await expect(page.locator('demo-island:not([data-hydrated])')).toHaveCount(0, slow);
    await expect(page.locator(`${first} .MuiButton-sizeSmall`)).toHaveCount(3);
    expect(await page.locator('demo-island .MuiButton-sizeSmall').count()).toBeGreaterThan(20);
    expect(messages).toEqual([]);
  });

  test('reaches fields and tables', async ({ page }) => {
    await visitBefore(page, { dense: true });
    await page.goto('/material-ui/customization/density/');
    const preview = page.locator('demo-island[data-name=DensityPreview]');
    await expect(preview.locator('.MuiFormControl-marginDense')).toHaveCount(2);
    await expect(preview.locator('.MuiToolbar-dense')).toHaveCount(1);
    await expect(preview.locator('.MuiIconButton-sizeSmall')).toHaveCount(1);
  });

  test('changes in the panel keep what a demo was doing', async ({ page }) => {
    await page.goto('/material-ui/customization/density/');
    const preview = page.locator('demo-island[data-name=DensityPreview]');
    await expect(preview).toHaveAttribute('data-hydrated', '');
    await preview.getByLabel('Purpose').fill('Fair');
    const panel = await openSettings(page);
    await panel.getByLabel('Compact components').check();
    await expect(preview.locator('.MuiButton-sizeSmall')).toHaveCount(2);
    await panel.getByText('Right to left').click();
    await expect(preview.locator('[class*=rtl-]').first()).toBeAttached();
    await panel.getByRole('button', { name: 'Reset density' }).click();
    await expect(preview.locator('.MuiButton-sizeSmall')).toHaveCount(0);
    await expect(preview.getByLabel('Purpose')).toHaveValue('Fair');
  });
});

test.describe('direction', () => {
  test('mirrors the styles and the keys of demos', async ({ page }) => {
    const messages = watchConsole(page);
    await visitBefore(page, { direction: 'rtl' });
    await page.goto('/material-ui/react-tabs/');
    const tabs = page.locator('demo-island').first().getByRole('tab');
    await tabs.first().scrollIntoViewIfNeeded();
    await expect(tabs.first()).toHaveClass(/\brtl-/);
    await tabs.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(1)).toBeFocused();
    expect(messages).toEqual([]);
  });

  test('mirrors physical styles, and back', async ({ page }) => {
    await page.goto('/material-ui/react-text-field/');
    const label = page.locator('demo-island label').first();
    await expect(page.locator('demo-island').first()).toHaveAttribute('data-hydrated', '');
    const side = () =>
      label.evaluate((element) => {
        const { left, right } = getComputedStyle(element);
        return left === '0px' ? 'left' : right === '0px' ? 'right' : '';
      });
    expect(await side()).toBe('left');
    await choose(page, 'Right to left');
    await expect.poll(side).toBe('right');
    await choose(page, 'Left to right');
    await expect.poll(side).toBe('left');
  });

  test('reaches what a demo opens elsewhere on the page', async ({ page }) => {
    await visitBefore(page, { direction: 'rtl' });
    await page.goto('/material-ui/react-dialog/');
    const island = page.locator('demo-island[data-name=AlertDialog]');
    await expect(island.locator('[class*=rtl-]').first()).toBeAttached();
    await island.getByRole('button').first().click();
    await expect(page.getByRole('alertdialog')).toHaveCSS('direction', 'rtl');
  });

  test('is known to demos that come with a navigation', async ({ page }) => {
    await visitBefore(page, { direction: 'rtl', dense: true });
    await page.goto('/material-ui/react-checkbox/');
    await page.mouse.move(300, 300);
    await page.locator('[data-ready]').waitFor({ state: 'attached' });
    await page.locator('#side-navigation a[href="/material-ui/react-button/"]').click();
    await expect(page.locator('h1')).toHaveText('Button');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator(`${first} .MuiButton-sizeSmall[class*=rtl-]`)).toHaveCount(3);
    await expect(page.locator('demo-island:not([data-hydrated])')).toHaveCount(0, slow);
  });
});

test.describe('Joy UI', () => {
  const demos = '/experiments/docs/demos/';
  const form = 'demo-island[data-name=JoyForm]';

  test('is compact and mirrored as the reader chose, and keeps what was written', async ({
    page,
  }) => {
    const messages = watchConsole(page);
    await page.goto(demos);
    const island = page.locator(form);
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-hydrated', '', slow);
    await island.getByLabel('Amount').fill('7');
    await expect(island.locator('.MuiInput-sizeMd')).toHaveCount(1);
    const panel = await openSettings(page);
    await panel.getByLabel('Compact components').check();
    await panel.getByText('Right to left').click();
    await expect(island.locator('.MuiInput-sizeSm[class*=rtl-]')).toHaveCount(1);
    await expect(island.locator('.MuiButton-sizeSm[class*=rtl-]')).toHaveCount(1);
    await expect(island.getByLabel('Amount')).toHaveValue('7');
    expect(messages).toEqual([]);
  });

  test('has the spacing of the reader at first paint', async ({ page }) => {
    await visitBefore(page, { spacing: 12 });
    await withoutScriptFiles(page);
    await page.goto(demos);
    const stack = page.locator(`${form} .MuiStack-root`);
    await expect(stack.locator('> button')).toHaveCSS('margin-left', '24px');
  });
});

test.describe('the console', () => {
  test('has the theme of the demos', async ({ page }) => {
    await visitBefore(page, { dense: true });
    await page.goto(address);
    await expect(page.locator(`${first} .MuiButton-sizeSmall`)).toHaveCount(3);
    const theme = await page.evaluate(() => {
      const { theme: current, createTheme } = window as unknown as {
        theme: { components: object };
        createTheme(): { palette: { primary: { main: string } } };
      };
      return [Object.keys(current.components).length, createTheme().palette.primary.main];
    });
    expect(theme).toEqual([13, '#1976d2']);
  });

  test('can put a theme into every demo', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        getInjectTheme: () => ({
          palette: { primary: { main: '#ff5722' } },
          shape: { borderRadius: 20 },
        }),
      });
    });
    await page.goto(address);
    const button = page.locator(first).getByRole('button', { name: 'Contained' });
    await expect(button).toHaveCSS('background-color', 'rgb(255, 87, 34)');
    await expect(button).toHaveCSS('border-top-left-radius', '20px');
  });
});
