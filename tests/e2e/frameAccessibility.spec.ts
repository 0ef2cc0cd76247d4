import { test, type Page } from '@playwright/test';
import { describeLook, expectAccessible, looks, openIn } from './axe.ts';
import { expect } from './patient.ts';

const path = '/x/api/charts/heatmap/';

// each state of each look is analysed, which takes seconds
test.describe.configure({ timeout: 120_000 });

async function openPopover(page: Page, id: string) {
  await page.locator(`[popovertarget="${id}"]`).first().click();
  await expect(page.locator(`#${id}`)).toBeVisible();
}

for (const look of looks)
  test.describe(describeLook(look), () => {
    test('the menus of the header have no violation when they are open', async ({ page }) => {
      await openIn(page, look, path);
      await openPopover(page, 'product-menu');
      await expectAccessible(page, 'header');
      await page.keyboard.press('Escape');
      if (look.width >= 600) {
        await openPopover(page, 'version-menu');
        await expectAccessible(page, 'header');
        await page.keyboard.press('Escape');
      }
      await openPopover(page, 'notifications');
      await expect(page.locator('#notifications li').first()).toBeVisible();
      await expectAccessible(page, 'header');
    });

    test('the side navigation has none, all groups open', async ({ page }) => {
      await openIn(page, look, path);
      if (look.width < 1200) await openPopover(page, 'side-navigation');
      await page.locator('#side-navigation').evaluate((nav) => {
        for (const group of nav.querySelectorAll('details')) group.open = true;
      });
      await expectAccessible(page, '#side-navigation');
    });

    test('the feedback form has none, nor have the list of shortcuts and the table of contents', async ({
      page,
    }) => {
      await openIn(page, look, '/material-ui/react-card/');
      await page.locator('[data-action=vote][value="0"]').click();
      await expect(page.locator('#feedback-form')).toBeVisible();
      await expectAccessible(page, 'page-feedback');
      await page.keyboard.press('Escape');
      await page.locator('[data-action=shortcuts]').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'dialog');
      await page.keyboard.press('Escape');
      if (look.width < 900) await openPopover(page, 'table-of-contents');
      await expectAccessible(page, '#table-of-contents');
    });

    test('a decoded error has none', async ({ page }) => {
      await openIn(page, look, '/production-error/?code=11&args[]=primary&args[]=500');
      await expect(page.getByRole('status')).toContainText('primary');
      await expectAccessible(page);
    });
  });
