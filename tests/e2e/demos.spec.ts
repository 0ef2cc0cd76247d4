import { expect, test } from '@playwright/test';
import { builtDocument, representativePages } from '../pages.ts';
import { watchConsole } from './pageErrors.ts';

const pagesWithDemos = representativePages().filter(
  ({ path }) => path !== '/' && builtDocument(path).demoAssets,
);

for (const { path } of pagesWithDemos)
  test(`${path}: every demo hydrates without a console message or a layout shift`, async ({
    page,
  }) => {
    const messages = watchConsole(page);
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput)
            Object.assign(window, {
              shift: (window as unknown as { shift: number }).shift + entry.value,
            });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    const islands = page.locator('demo-island');
    const count = await islands.count();
    expect(count).toBeGreaterThan(0);
    const before = await islands.evaluateAll((elements) =>
      elements.map((element) => element.innerHTML.length),
    );
    expect(before.every((length) => length > 0)).toBe(true);
    for (let index = 0; index < count; index += 1) {
      await islands.nth(index).scrollIntoViewIfNeeded();
      await expect(islands.nth(index)).toHaveAttribute('data-hydrated', '');
    }
    await expect(page.getByRole('alert').filter({ hasText: 'stopped with an error' })).toHaveCount(
      0,
    );
    await page.waitForTimeout(300);
    expect(messages).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
      0.01,
    );
    // ids of one demo must not meet those of another
    const twice = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(twice).toEqual([]);
  });

test('a demo is hydrated when it comes into view, not before', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const islands = page.locator('demo-island');
  await expect(islands.first()).toHaveAttribute('data-hydrated', '');
  await expect(islands.last()).not.toHaveAttribute('data-hydrated');
  await islands.last().scrollIntoViewIfNeeded();
  await expect(islands.last()).toHaveAttribute('data-hydrated', '');
});

test('a click that comes before hydration is not lost', async ({ page }) => {
  await page.goto('/material-ui/react-checkbox/');
  const island = page.locator('demo-island[data-name=ControlledCheckbox]');
  const box = island.getByRole('checkbox').first();
  const before = await box.isChecked();
  await box.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await box.click({ force: true });
  await expect(box).toBeChecked({ checked: !before });
  await expect(island).toHaveAttribute('data-hydrated', '');
});

test('demos work: a dialog opens, traps focus, and closes', async ({ page }) => {
  await page.goto('/material-ui/react-dialog/');
  const island = page.locator('demo-island[data-name=AlertDialog]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-hydrated', '');
  await island.getByRole('button').first().click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(island.getByRole('button').first()).toBeFocused();
});

test('the code is shown and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/material-ui/react-button/');
  const demo = page.locator('#BasicButtons');
  await demo.getByText('Expand code').click();
  await expect(demo.getByRole('region', { name: 'Source of BasicButtons' })).toBeVisible();
  await expect(demo.getByRole('region', { name: 'Excerpt of BasicButtons' })).toBeHidden();
  await demo.getByRole('button', { name: 'Copy' }).click();
  await expect(demo.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('export default function BasicButtons()');
  await expect(demo.getByText('Copied')).toBeHidden({ timeout: 2000 });
});

test('demos unmount when the reader leaves, and mount again on return', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto('/material-ui/react-button/');
  await expect(page.locator('demo-island').first()).toHaveAttribute('data-hydrated', '');
  await page
    .locator('[data-ready]')
    .waitFor({ state: 'attached', timeout: 1 })
    .catch(() => page.mouse.move(400, 300));
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await page.locator('a[href="/material-ui/react-checkbox/"]').first().click();
  await expect(page.locator('h1')).toHaveText('Checkbox');
  await expect(page.locator('demo-island').first()).toHaveAttribute('data-hydrated', '');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Button');
  await expect(page.locator('demo-island').first()).toHaveAttribute('data-hydrated', '');
  await page.locator('#BasicButtons').getByRole('button', { name: 'Contained' }).click();
  expect(messages).toEqual([]);
});
