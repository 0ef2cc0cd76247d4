import AxeBuilder from '@axe-core/playwright';
import { test } from '@playwright/test';
import { expect } from './patient.ts';
import { watchConsole } from './pageErrors.ts';
import { visitBefore } from './readerSettings.ts';

const untranslated = '/material-ui/react-checkbox/';
const translated = '/material-ui/getting-started/installation/';
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('the settings change the language, and keep the page and the place on it', async ({
  page,
}) => {
  await page.goto(`${untranslated}#labels`);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(`/zh${untranslated}#labels`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await page.getByRole('button', { name: '设置', exact: true }).click();
  const panel = page.getByRole('dialog', { name: '设置' });
  await expect(panel.getByRole('link', { name: '中文' })).toHaveAttribute('aria-current', 'true');
  await panel.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${untranslated}#labels`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('after a navigation the settings lead to the page that is open', async ({ page }) => {
  await page.goto(untranslated);
  await page.locator('#side-navigation a[href="/material-ui/react-card/"]').click();
  await expect(page.locator('h1')).toHaveText('Card');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL('/pt/material-ui/react-card/');
});

test('navigation within a language is soft, and stays in it', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto(`/zh${untranslated}`);
  await page.mouse.move(300, 300);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('#side-navigation a[href="/zh/material-ui/react-card/"]').click();
  await expect(page.locator('h1')).toHaveText('Card');
  await expect(page).toHaveURL('/zh/material-ui/react-card/');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.getByRole('note')).toContainText('尚未翻译');
  const current = page.locator('#side-navigation [aria-current=page]');
  await expect(current).toHaveAttribute('href', '/zh/material-ui/react-card/');
  // from a text to a translated page, and back
  await page.locator('#side-navigation summary').getByText('快速入门').click();
  await page.locator(`#side-navigation a[href="/zh${translated}"]`).click();
  await expect(page.locator('h1')).toHaveText('安装');
  await expect(page.getByRole('note')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Card');
  expect(messages).toEqual([]);
});

test('menus and the table of contents stay in the language', async ({ page }) => {
  await page.goto(`/pt${untranslated}`);
  await page.getByRole('button', { name: 'Produto: Material UI' }).click();
  const menu = page.locator('#product-menu');
  await expect(menu.getByRole('link', { name: 'Todos os produtos' })).toHaveAttribute(
    'href',
    '/pt/',
  );
  await menu.getByRole('link', { name: /^Base UI/ }).click();
  await expect(page).toHaveURL(/\/pt\/base-ui\//);
});

test('what scripts say is in the language: the search and its results', async ({ page }) => {
  await page.goto(`/zh${untranslated}`);
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: '搜索文档' });
  await dialog.getByRole('combobox').fill('tooltip');
  const option = dialog.getByRole('option').first();
  await expect(option).toHaveAttribute('href', /^\/zh\//);
  await option.click();
  await expect(page).toHaveURL(/\/zh\/material-ui\/.*tooltip/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test('and the shortcuts, the notifications, the feedback', async ({ page }) => {
  await page.goto(`/pt${untranslated}`);
  await page.getByRole('button', { name: 'Sim', exact: true }).click();
  await expect(page.getByLabel('Do que você gostou?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: /^Notificações/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notificações' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('h1').click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atalhos de teclado' })).toBeVisible();
});

test('one language is fetched, and only when it is needed', async ({ page }) => {
  const texts: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const code = await response.text().catch(() => '');
    if (code.includes('Atalhos de teclado')) texts.push('pt');
    if (code.includes('键盘快捷键')) texts.push('zh');
    if (code.includes('Keyboard shortcuts')) texts.push('en');
  });
  await page.goto(`/pt${untranslated}`);
  await page.locator('h1').click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Atalhos de teclado' })).toBeVisible();
  await expect.poll(() => texts).toEqual(['pt']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links at the end of the page change the language', async ({ page }) => {
    await page.goto(untranslated);
    await page
      .getByRole('navigation', { name: 'Language' })
      .getByRole('link', { name: '中文' })
      .click();
    await expect(page).toHaveURL(`/zh${untranslated}`);
    await expect(page.getByRole('note')).toContainText('此页面尚未翻译');
    await page.getByRole('note').getByRole('link').click();
    await expect(page).toHaveURL(untranslated);
  });
});

for (const path of [`/zh${untranslated}`, `/pt${translated}`, '/zh/material-ui/api/zoom/'])
  for (const direction of ['ltr', 'rtl'] as const)
    test(`${path} has no violation and is not too wide, ${direction}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (direction === 'rtl') await visitBefore(page, { direction });
      for (const width of [375, 1350]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const [content, room] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect(content).toBeLessThanOrEqual(room!);
      }
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      const { violations } = await new AxeBuilder({ page }).withTags(standard).analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);
    });
