import { expect, type Page } from '@playwright/test';

/** Machines that run the tests are busy: what loads in idle moments may have to wait for one. */
const patience = { timeout: 20_000 };

/** Waits until app/_enhance runs. */
export async function enhanced(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '', patience);
}

/** Moves the pointer, and waits until React and the router run. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(500, 400);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
}
