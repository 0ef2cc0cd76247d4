import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

test('the knobs of a playground change the component, and the code below says how', async ({
  page,
}) => {
  await page.goto('/joy-ui/react-button/');
  const playground = page.locator('#ButtonUsage');
  const shown = playground.locator('[data-stage]').getByRole('button');
  const code = playground.getByRole('region', { name: 'Code of Button' });
  await expect(code).toHaveText('<Button>Save changes</Button>');
  await expect(playground.locator('demo-island')).toHaveAttribute('data-hydrated', '');

  await playground.getByRole('textbox', { name: 'children' }).fill('Send');
  await expect(shown).toHaveText('Send');
  await playground.getByRole('checkbox', { name: 'disabled' }).check();
  await expect(shown).toBeDisabled();
  // the keyboard moves through the values of a knob as through any radio buttons
  await playground.getByRole('radio', { name: 'solid' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(playground.getByRole('radio', { name: 'soft' })).toBeChecked();
  await expect(code).toHaveText('<Button variant="soft" disabled>Send</Button>');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`a playground is accessible in ${colorScheme} mode, and fits a small screen`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/joy-ui/react-button/');
    const { violations } = await new AxeBuilder({ page }).include('#ButtonUsage').analyze();
    expect(violations).toEqual([]);
    expect(
      await page
        .locator('#ButtonUsage [data-knobs]')
        .evaluate((knobs) => knobs.getBoundingClientRect().right <= innerWidth),
    ).toBe(true);
  });
