import { expect, type Locator, type Page } from '@playwright/test';

export interface SearchDialog {
  dialog: Locator;
  input: Locator;
  /** results, and what shows the rest of a group */
  options: Locator;
  groups: Locator;
}

export function searchIn(page: Page): SearchDialog {
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' });
  return {
    dialog,
    input: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    groups: dialog.getByRole('group').filter({ has: page.getByRole('option') }),
  };
}

/** Opens the search with the keyboard and types; the answer is there when this ends, if there is one. */
export async function openSearch(page: Page, text: string): Promise<SearchDialog> {
  const search = searchIn(page);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(search.input).toBeFocused({ timeout: 15_000 });
  await page.keyboard.type(text);
  await expect(search.input).toHaveValue(text);
  const answered = search.dialog.locator(`[data-answers="${text.replace(/"/g, '\\"')}"]`);
  await expect(answered).toBeAttached({ timeout: 15_000 });
  return search;
}
