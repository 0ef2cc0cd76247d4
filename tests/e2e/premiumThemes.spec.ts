import { expect, test, type Page } from '@playwright/test';
import { watchConsole } from './pageErrors.ts';

const onepirate = '/premium-themes/onepirate/';
const paperbase = '/premium-themes/paperbase/';
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('demo-island')).toHaveAttribute('data-hydrated', '');
}

test('a theme is a whole page under a bar that leads back', async ({ page }) => {
  await open(page, onepirate);
  await expect(page.locator('#side-navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find what the map left out');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const themed = await background(page);
  await page.getByRole('link', { name: 'Premium themes' }).click();
  await expect(page).toHaveURL(/\/premium-themes\/$/);
  await expect(page.locator('h1')).toHaveText('Premium themes');
  // nothing of the theme stays behind
  expect(await background(page)).not.toBe(themed);
});

test('the bar’s mode is the theme’s mode, before and after hydration', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const messages = watchConsole(page);
  await page.goto(onepirate, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await background(page)).toBe('rgb(12, 22, 38)');
  await expect(page.locator('demo-island')).toHaveAttribute('data-hydrated', '');
  expect(await background(page)).toBe('rgb(12, 22, 38)');
  await page.evaluate(() => {
    localStorage.setItem('mui-mode', 'light');
    dispatchEvent(new StorageEvent('storage', { key: 'mui-mode', newValue: 'light' }));
  });
  await expect.poll(() => background(page)).toBe('rgb(255, 249, 239)');
  // the system changes, the choice does not
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => background(page)).toBe('rgb(255, 249, 239)');
  expect(messages).toEqual([]);
});

test('the six pages of Onepirate lead to each other', async ({ page }) => {
  await open(page, onepirate);
  for (const [link, heading, path] of [
    ['Sign in', 'Sign in', 'sign-in'],
    ['Forgot your password?', 'Forgot your password?', 'forgot-password'],
    ['Sign up', 'Sign up', 'sign-up'],
    ['Privacy', 'Privacy', 'privacy'],
    ['Terms', 'Terms', 'terms'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${onepirate}${path}/$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  await page.getByRole('link', { name: 'Onepirate', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${onepirate}$`));
});

test('a form says what is wrong under each field, and leads to the first', async ({ page }) => {
  await open(page, `${onepirate}sign-up/`);
  const email = page.getByLabel('Email');
  await page.getByLabel('First name').fill('Ada');
  await email.fill('ada');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Last name is missing.')).toBeVisible();
  await expect(page.getByText('This is no email address.')).toBeVisible();
  await expect(page.getByText('At least 12 characters.')).toBeVisible();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Last name').fill('Lind');
  await email.fill('ada@example.com');
  await page.getByLabel('Password').fill('long enough to do');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('status')).toContainText('this is a demo');
});

test('the console of Paperbase searches, and changes tabs and sections', async ({ page }) => {
  const messages = watchConsole(page);
  await open(page, paperbase);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(6);
  await page.getByLabel('Search people').fill('invoices');
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Search people').fill('nobody');
  await expect(page.getByRole('status')).toHaveText('Nobody matches “nobody”.');
  await page.getByRole('tab', { name: 'Owners' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Owners' }).locator('tbody tr')).toHaveCount(1);
  await page.getByRole('button', { name: 'Folders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Folders');
  expect(messages).toEqual([]);
});

test('on a phone the sections of Paperbase open in a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, paperbase);
  await expect(page.getByRole('button', { name: 'History' })).toBeHidden();
  await page.getByRole('button', { name: 'Open sections' }).click();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History');
  await expect(page.getByRole('presentation')).toHaveCount(0);
});

test('without scripts a theme can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${onepirate}terms/`);
  await expect(page.getByRole('heading', { name: 'When the weather turns' })).toBeVisible();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await context.close();
});
