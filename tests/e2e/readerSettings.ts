import { expect, type Page } from '@playwright/test';

/** What a reader chose on an earlier visit. */
export interface Stored {
  mode?: 'light' | 'dark';
  direction?: 'rtl';
  dense?: boolean;
  spacing?: number;
  colors?: Record<string, Record<string, string>>;
}

/** Stores preferences before the page's own script runs. */
export async function visitBefore(page: Page, { mode, colors, ...preferences }: Stored) {
  await page.addInitScript(
    ([chosen, text]) => {
      // once: what the test changes afterwards stays
      if (sessionStorage.getItem('visited')) return;
      sessionStorage.setItem('visited', '');
      if (chosen) localStorage.setItem('mui-mode', chosen);
      localStorage.setItem('docs-preferences', text!);
    },
    [mode, JSON.stringify(preferences)] as const,
  );
  if (colors)
    await page.context().addCookies([
      {
        name: 'paletteColors',
        value: JSON.stringify(colors),
        url: new URL(process.env['SITE_URL']!).origin,
      },
    ]);
}

/** Keeps every script file from the page: what is seen then is the server's work, and that of the script in the head. */
export async function withoutScriptFiles(page: Page) {
  await page.route('**/*.js', (route) => route.abort());
}

/** Lets every script file wait. @returns lets them come */
export async function holdScriptFiles(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens the settings panel with its button. */
export async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Settings' });
  // the first time, its code comes with the click
  await expect(panel).toBeVisible({ timeout: 20_000 });
  return panel;
}

/** Chooses a radio button of the settings panel by its label, and closes the panel. */
export async function choose(page: Page, label: string) {
  const panel = await openSettings(page);
  await panel.getByText(label, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** Adds up the layout shifts of the page from here on. To be called before the page is opened. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput)
          Object.assign(window, {
            shift: (window as unknown as { shift: number }).shift + entry.value,
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}
