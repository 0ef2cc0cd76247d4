import { expect as eager, type Page } from '@playwright/test';

/** For what loads in idle moments, of which a machine that runs tests has few. */
export const expect = eager.configure({ timeout: 20_000 });

/** Waits until app/_enhance runs. */
export async function enhanced(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '');
}

/** Moves the pointer, and waits until React and the router run. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(500, 400);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
}
