import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { holdScriptFiles, visitBefore, withoutScriptFiles } from './readerSettings.ts';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test.describe('the density tool', () => {
  const open = async (page: Page) => {
    await page.goto('/material-ui/customization/density/');
    return page.locator('density-tool');
  };

  test('counts spacing up and down, between 0 and 20', async ({ page }) => {
    const tool = await open(page);
    const spacing = tool.getByRole('spinbutton', { name: 'Spacing in px' });
    const more = tool.getByRole('button', { name: 'Increase spacing' });
    const less = tool.getByRole('button', { name: 'Decrease spacing' });
    await more.click();
    await expect(spacing).toHaveValue('9');
    await expect(page.locator('html')).toHaveCSS('--mui-spacing', '9px');
    await less.click();
    await expect(spacing).toHaveValue('8');
    await spacing.fill('19');
    await more.click();
    await expect(spacing).toHaveValue('20');
    await expect(more).toBeDisabled();
    // focus stays with what it was about
    await expect(spacing).toBeFocused();
    await spacing.fill('1');
    await less.click();
    await expect(spacing).toHaveValue('0');
    await expect(less).toBeDisabled();
    await expect(page.locator('demo-island .MuiStack-root').first()).toHaveCSS('padding', '0px');
  });

  test('takes what is typed, within the range', async ({ page }) => {
    const tool = await open(page);
    const spacing = tool.getByRole('spinbutton');
    await tool.getByRole('button', { name: 'Increase spacing' }).click();
    await expect(spacing).toHaveValue('9');
    await spacing.fill('200');
    await expect(spacing).toHaveValue('20');
    await spacing.fill('-3');
    await expect(spacing).toHaveValue('0');
    await spacing.fill('');
    await spacing.blur();
    await expect(spacing).toHaveValue('0');
  });

  test('loses nothing that a reader does before the script has come', async ({ page }) => {
    const release = await holdScriptFiles(page);
    const tool = await open(page);
    await tool.getByRole('button', { name: 'Increase spacing' }).click();
    await tool.getByLabel('Compact components').check();
    release();
    await expect(tool.getByRole('spinbutton')).toHaveValue('9');
    await expect(page.locator('html')).toHaveAttribute('data-dense', '');
  });

  test('makes demos compact, and resets', async ({ page }) => {
    const tool = await open(page);
    const reset = tool.getByRole('button', { name: 'Reset density' });
    await tool.getByLabel('Compact components').check();
    await expect(page.locator('html')).toHaveAttribute('data-dense', '');
    await tool.getByRole('button', { name: 'Decrease spacing' }).click();
    await reset.click();
    await expect(tool.getByLabel('Compact components')).not.toBeChecked();
    await expect(tool.getByRole('spinbutton')).toHaveValue('8');
    await expect(reset).toBeDisabled();
  });

  test('shows what the reader chose before', async ({ page }) => {
    await visitBefore(page, { dense: true, spacing: 5 });
    const tool = await open(page);
    await expect(tool.getByRole('spinbutton')).toHaveValue('5');
    await expect(tool.getByLabel('Compact components')).toBeChecked();
  });
});

test.describe('the colour playground', () => {
  const open = async (page: Page) => {
    await page.goto('/material-ui/customization/color/');
    const playground = page.locator('color-playground');
    return {
      playground,
      set: playground.getByRole('button', { name: 'Set docs colors', exact: true }),
      primary: playground.getByRole('group', { name: 'Primary' }),
      secondary: playground.getByRole('group', { name: 'Secondary' }),
    };
  };

  test('starts with blue and pink, before any script file has come', async ({ page }) => {
    await withoutScriptFiles(page);
    const { primary, secondary } = await open(page);
    await expect(primary.getByRole('textbox')).toHaveValue('#2196f3');
    await expect(primary.getByRole('radio', { name: 'blue', exact: true })).toBeChecked();
    await expect(primary.getByRole('slider', { name: 'Shade' })).toHaveValue('4');
    await expect(secondary.getByRole('textbox')).toHaveValue('#f50057');
    await expect(secondary.getByRole('radio', { name: 'pink' })).toBeChecked();
    await expect(secondary.getByRole('slider', { name: 'Shade' })).toHaveValue('11');
    await expect(primary.getByRole('radio')).toHaveCount(16);
  });

  test('loses nothing that a reader does before the script has come', async ({ page }) => {
    const release = await holdScriptFiles(page);
    const { primary, set } = await open(page);
    await primary.getByRole('radio', { name: 'teal' }).check({ force: true });
    await set.click();
    release();
    await expect(primary.getByRole('textbox')).toHaveValue('#009688');
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCSS(
      'background-color',
      'rgb(0, 150, 136)',
    );
  });

  test('hue, shade and text are one colour', async ({ page }) => {
    const { primary } = await open(page);
    const text = primary.getByRole('textbox');
    const shade = primary.getByRole('slider');
    await expect(shade).toHaveAttribute('aria-valuetext', '500');
    await primary.getByRole('radio', { name: 'teal' }).check({ force: true });
    await expect(text).toHaveValue('#009688');
    await shade.fill('0');
    await expect(text).toHaveValue('#004d40');
    await expect(shade).toHaveAttribute('aria-valuetext', '900');
    await text.fill('f44336');
    await expect(primary.getByRole('radio', { name: 'red' })).toBeChecked();
    await expect(shade).toHaveValue('4');
    await text.fill('rgb(18, 52, 86)');
    await expect(primary.locator('[data-tone=main]')).toContainText('#123456');
    await expect(primary.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('says when a text is no colour, and does not set it', async ({ page }) => {
    const { primary, set } = await open(page);
    const text = primary.getByRole('textbox');
    await text.fill('#12');
    await expect(primary.getByRole('alert')).toHaveText(/^Write a color as/);
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await set.click();
    await expect(text).toBeFocused();
    await expect(page.locator('html')).not.toHaveAttribute('data-primary');
    await text.fill('#123');
    await expect(primary.getByRole('alert')).toBeHidden();
  });

  test('shows the contrast of text', async ({ page }) => {
    const { primary } = await open(page);
    await primary.getByRole('textbox').fill('#777');
    await expect(primary.locator('[data-tone=main]')).toContainText('4.48:1');
    await primary.getByRole('textbox').fill('#767676');
    await expect(primary.locator('[data-tone=main]')).toContainText('4.54:1 AA');
  });

  test('sets the colours of every demo for a year, and resets them', async ({ page }) => {
    const { playground, primary, set } = await open(page);
    await primary.getByRole('radio', { name: 'teal' }).check({ force: true });
    await set.click();
    await expect(playground.getByRole('status')).toHaveText('The demos now use these colors.');
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toHaveCSS('background-color', 'rgb(0, 150, 136)');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'paletteColors')!;
    expect(JSON.parse(cookie.value)).toMatchObject({
      primary: { main: '#009688', 500: '#009688', A700: '#00bfa5' },
      secondary: { main: '#f50057', 500: '#e91e63' },
    });
    expect(cookie.path).toBe('/');
    expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(31_535_000);

    await page.reload();
    await expect(primary.getByRole('textbox')).toHaveValue('#009688');
    await expect(primary.getByRole('radio', { name: 'teal' })).toBeChecked();
    await playground.getByRole('button', { name: 'Reset docs colors' }).click();
    await expect(save).toHaveCSS('background-color', 'rgb(25, 118, 210)');
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('paletteColors');
  });

  for (const mode of ['light', 'dark'] as const)
    test(`has no violation in ${mode} mode, reading from the right`, async ({ page }) => {
      await visitBefore(page, { mode, direction: 'rtl' });
      await open(page);
      const { violations } = await new AxeBuilder({ page })
        .include('color-playground')
        .withTags(standard)
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    });
});
