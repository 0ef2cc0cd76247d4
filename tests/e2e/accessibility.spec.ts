import { expect, test } from '@playwright/test';
import { representativePages } from '../pages.ts';
import { expectAccessible, expectContrast } from './axe.ts';

/** Whose code is looked at token by token. All code has the same colours, and is most of the elements of a page. */
const pagesOfCode = ['/experiments/docs/codeblock/', '/material-ui/react-button/'];

for (const { path } of [...representativePages(), { path: '/material-ui/nothing/' }])
  test(`${path} has no violation, light or dark, and fits 320 px`, async ({ page }) => {
    // the longest pages have thousands of elements
    test.slow();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    // demos out of view are not laid out (content-visibility), and axe would take their old places for real ones; nor should it see
    // colours that are on their way to the other mode
    await page.addStyleTag({
      content: '* { content-visibility: visible !important; transition: none !important }',
    });
    if (!pagesOfCode.includes(path))
      await page.locator('pre code').evaluateAll((all) => {
        for (const code of all) code.replaceChildren(code.textContent);
      });
    // as it is once a reader has used it: grids have their rows only then, and some buttons say only then that they are disabled
    await page
      .locator('demo-island:visible')
      .evaluateAll((islands) =>
        Promise.all(
          (islands as (HTMLElement & { hydrate(): Promise<void> })[]).map((one) => one.hydrate()),
        ),
      );
    // the frame is looked at in frameAccessibility.spec.ts, in each of its states
    await expectAccessible(page, 'main');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectContrast(page, 'main');
    await page.setViewportSize({ width: 320, height: 640 });
    // what floats keeps its old place until it opens
    await page.reload();
    const { content, window } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      window: document.documentElement.clientWidth,
    }));
    expect(content).toBeLessThanOrEqual(window);
  });

test('the first stop of the keyboard is the skip link, and it leads to the content', async ({
  page,
}) => {
  await page.goto('/material-ui/react-button/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('code tabs move with the arrow keys, together, and the choice is remembered', async ({
  page,
}) => {
  await page.goto('/material-ui/getting-started/installation/');
  const groups = page.getByRole('group', { name: 'package manager' });
  await groups.first().getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  const count = await groups.count();
  expect(count).toBeGreaterThan(1);
  for (let index = 0; index < count; index += 1)
    await expect(groups.nth(index).getByRole('radio').nth(1)).toBeChecked();
  await page.reload();
  await expect(groups.last().getByRole('radio').nth(1)).toBeChecked();
});
