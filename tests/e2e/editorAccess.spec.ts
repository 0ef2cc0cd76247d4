import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { afterLoading, reach, startEditing } from './editing.ts';

test('the keyboard alone edits, leaves and passes by', async ({ page }) => {
  const demo = await reach(page);
  await demo.getByRole('button', { name: 'Edit code' }).focus();
  await page.keyboard.press('Enter');
  const editor = demo.getByRole('textbox');
  await expect(editor).toBeFocused(afterLoading);
  await expect(editor).toHaveAccessibleDescription('Press Escape to stop editing.');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Tab');
  await expect(editor).toHaveValue(/^ {2}<Button/);
  await page.keyboard.press('Control+z');
  await expect(editor).toHaveValue(/^<Button/);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  // tags are closed as they are typed
  await page.keyboard.type('<Button>Four');
  await expect(editor).toHaveValue(/\n<Button>Four<\/Button>$/);
  await page.keyboard.press('Escape');
  const hint = demo.getByRole('button', { name: 'Press Enter to start editing' });
  await expect(hint).toBeFocused();
  await expect(editor).toHaveValue(/\n<Button>Four<\/Button>$/);
  await page.keyboard.press('Tab');
  await expect(hint).not.toBeFocused();
  await expect(editor).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(hint).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
});

for (const scheme of ['light', 'dark'] as const)
  test(`the editor is accessible, also while it shows an error, in ${scheme} mode`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    const demo = await reach(page);
    const editor = await startEditing(demo);
    const violations = async () =>
      (await new AxeBuilder({ page }).include('#BasicButtons').analyze()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
    expect(await violations()).toEqual([]);
    await editor.fill('<Button>Bad</Button');
    await expect(demo.getByRole('status')).not.toHaveText('');
    expect(await violations()).toEqual([]);
  });

test('the editor fits a phone, and a page from right to left leaves code from left to right', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const demo = await reach(page);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const editor = await startEditing(demo);
  await expect(editor).toHaveCSS('direction', 'ltr');
  await editor.fill(`<Button>${'long '.repeat(60)}</Button`);
  const status = demo.getByRole('status');
  await expect(status).not.toHaveText('');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const box = (await status.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
});
