import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('everything can be read without scripts', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  await expect(page.locator('h1')).toHaveText('Button');
  await expect(
    page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Checkbox' }),
  ).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
  const demo = page.locator('#BasicButtons');
  await expect(demo.getByRole('button', { name: 'Contained' })).toBeVisible();
  await demo.getByText('Expand code').click();
  await expect(demo.getByText('export default function BasicButtons()')).toBeVisible();
  // what cannot work is not shown
  await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Colour mode' })).toBeHidden();
});

test('groups of the navigation open, and its links lead on', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByText('Getting started').click();
  await navigation.getByRole('link', { name: 'Installation' }).click();
  await expect(page.locator('h1')).toHaveText('Installation');
});

test('code tabs switch', async ({ page }) => {
  await page.goto('/material-ui/getting-started/installation/');
  const group = page.getByRole('group', { name: 'package manager' }).first();
  const panels = page.locator('[data-code]').filter({ has: group }).locator('pre');
  await expect(panels.nth(0)).toBeVisible();
  await group.getByText('pnpm').click();
  await expect(panels.nth(0)).toBeHidden();
  await expect(panels.nth(1)).toBeVisible();
});

test('the mode follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/material-ui/react-button/');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(12, 15, 20)');
  await expect(page.locator('[data-background=outlined]').first()).toHaveCSS(
    'background-color',
    'rgb(18, 18, 18)',
  );
});

test('on a small screen the navigation opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto('/material-ui/react-button/');
  await page.getByRole('button', { name: 'Open main navigation' }).click();
  await expect(page.locator('#side-navigation')).toBeVisible();
});
