import { expect, type Locator, type Page } from '@playwright/test';

/** A page with a demo that has a preview: `BasicButtons`. */
export const address = '/material-ui/react-button/';
/** The editor comes with the first interaction, as the framework does. */
export const afterLoading = { timeout: 20_000 };

/** Opens the page, and waits until the demo is hydrated. */
export async function reach(page: Page, name = 'BasicButtons'): Promise<Locator> {
  await page.goto(address);
  const demo = page.locator(`#${name}`);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.locator('demo-island')).toHaveAttribute('data-hydrated', '', afterLoading);
  return demo;
}

/** @returns the editor's text box, focused */
export async function startEditing(demo: Locator): Promise<Locator> {
  await demo.getByRole('button', { name: 'Edit code' }).click();
  const editor = demo.getByRole('textbox', { name: /^Code of / });
  await expect(editor).toBeFocused(afterLoading);
  return editor;
}
