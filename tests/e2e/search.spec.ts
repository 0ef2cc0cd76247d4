import { expect, test } from '@playwright/test';
import { watchConsole } from './pageErrors.ts';
import { openSearch, searchIn } from './searchDialog.ts';

const start = '/material-ui/react-button/';

test('is opened by its button, Ctrl+K and a slash, and closed by Escape, the button and a click beside it', async ({
  page,
}) => {
  const messages = watchConsole(page);
  await page.goto(start);
  const { dialog, input } = searchIn(page);
  const opening = [
    () => page.getByRole('button', { name: 'Search…' }).click(),
    () => page.keyboard.press('ControlOrMeta+k'),
    () => page.keyboard.press('/'),
  ];
  const closing = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close the search' }).click(),
    () => page.mouse.click(20, 500),
  ];
  for (const [at, open] of opening.entries()) {
    await open();
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
    await closing[at]!();
    await expect(dialog).toBeHidden();
  }
  expect(messages).toEqual([]);
});

test('gives the focus back where it was', async ({ page }) => {
  await page.goto(start);
  const button = page.getByRole('button', { name: 'Search…' });
  await button.click();
  await expect(searchIn(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  const link = page.locator('#main p a').first();
  await link.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(searchIn(page).input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('a slash that is written somewhere stays there', async ({ page }) => {
  await page.goto('/material-ui/react-text-field/');
  const field = page.locator('demo-island input[type=text]').first();
  await field.focus();
  await page.keyboard.press('/');
  await expect(searchIn(page).dialog).toBeHidden();
  await expect(field).toHaveValue(/\//);
});

test('what is typed right after opening is not lost, however slow the network is', async ({
  page,
}) => {
  await page.route(/\/_next\/static\/|\/_search\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto(start);
  await page.keyboard.press('ControlOrMeta+k');
  for (const key of 'text field')
    await page.keyboard.press(key === ' ' ? 'Space' : key, { delay: 40 });
  const { input, options } = searchIn(page);
  await expect(input).toHaveValue('text field');
  await expect(input).toBeFocused();
  await expect(options.first()).toHaveAttribute('href', '/material-ui/react-text-field/');
});

test('typing on the focused button opens it with what is typed', async ({ page }) => {
  await page.goto(start);
  await page.getByRole('button', { name: 'Search…' }).focus();
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '');
  await page.keyboard.type('tabs');
  await expect(searchIn(page).input).toHaveValue('tabs');
});

test('Enter opens the first result, softly, and the focus goes to the new page', async ({
  page,
}) => {
  await page.goto(start);
  await page.mouse.move(400, 500);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const { dialog, options } = await openSearch(page, 'checkbox');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Checkbox');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('a result may be a place on the open page', async ({ page }) => {
  await page.goto(start);
  const { dialog } = await openSearch(page, 'file upload');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/#file-upload$/);
  await expect(page.locator('#file-upload')).toBeInViewport();
});

test('arrows, Home and End move through all results, around the ends, and the field keeps the focus', async ({
  page,
}) => {
  await page.goto(start);
  const { input, options } = await openSearch(page, 'button');
  const active = async () => page.locator(`#${await input.getAttribute('aria-activedescendant')}`);
  const moves: [string, number][] = [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowUp', 1],
    ['End', -1],
    ['ArrowDown', 0],
    ['ArrowUp', -1],
    ['Home', 0],
  ];
  for (const [key, at] of moves) {
    await page.keyboard.press(key);
    const option = options.nth(at);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(await active()).toHaveText((await option.textContent())!);
    await expect(option).toBeInViewport();
    await expect(input).toBeFocused();
  }
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
});

test('Enter that comes before the results waits for those of the whole text', async ({ page }) => {
  await page.goto(start);
  const { input, options } = await openSearch(page, 'tab');
  const early = await options.first().getAttribute('href');
  // in one task: no answer can come between
  await input.evaluate((field) => {
    (field as HTMLInputElement).value = 'stepper';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
  expect(early).not.toContain('stepper');
  await expect(page).toHaveURL('/material-ui/react-stepper/');
});

test('Ctrl+Enter and a click with the middle button open a new tab and leave the search open', async ({
  page,
  context,
}) => {
  await page.goto(start);
  const { dialog, options } = await openSearch(page, 'checkbox');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+Enter');
  const tab = await opened;
  await expect(tab.locator('h1')).toHaveText('Checkbox');
  await tab.close();
  const second = context.waitForEvent('page');
  await options.first().click({ button: 'middle' });
  await (await second).close();
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(start);
});

test('results are grouped by product, the open one first, and can be narrowed to one', async ({
  page,
}) => {
  await page.goto('/joy-ui/api/button/');
  const { dialog, options, groups } = await openSearch(page, 'button');
  await expect(groups.first()).toHaveAccessibleName('Joy UI');
  expect(await groups.count()).toBeGreaterThan(2);
  await expect(options.first()).toHaveAttribute('href', '/joy-ui/react-button/');

  await dialog.getByRole('radio', { name: 'Base UI' }).check();
  await expect(groups).toHaveCount(1);
  await expect(groups).toHaveAccessibleName('Base UI');
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('radio', { name: 'Base UI' })).not.toBeChecked();

  await dialog.getByRole('radio', { name: 'All products' }).check();
  await page.getByRole('option', { name: /^Show all \d+ results in Material UI$/ }).click();
  await expect(dialog.getByRole('radio', { name: 'Material UI' })).toBeChecked();
  await expect(groups).toHaveCount(1);
  expect(await options.count()).toBeGreaterThan(8);
});

test('a result says what it is, where it is, and why it was found', async ({ page }) => {
  await page.goto(start);
  const { options } = await openSearch(page, 'tooltip followCursor');
  const option = options.first();
  await expect(option).toContainText('followCursor');
  await expect(option).toContainText('in Tooltip');
  await expect(option).toContainText('Prop');
  await expect(option).toContainText('follow the cursor');
  await expect(option.locator('mark').first()).toHaveText('followCursor');
  await expect(options.filter({ hasText: 'Section' }).first()).toBeVisible();
});

test('what was searched is offered again, and can be removed', async ({ page }) => {
  await page.goto(start);
  for (const text of ['checkbox', 'select', 'tabs']) {
    await openSearch(page, text);
    await page.keyboard.press('Enter');
    await expect(searchIn(page).dialog).toBeHidden();
  }
  await page.goto(start);
  await page.keyboard.press('/');
  const { dialog, input, options } = searchIn(page);
  const recent = dialog.locator('[data-again]');
  await expect(recent).toHaveText(['tabs', 'select', 'checkbox']);
  await dialog.getByRole('button', { name: 'Remove “select” from recent searches' }).click();
  await expect(recent).toHaveText(['tabs', 'checkbox']);
  await recent.last().click();
  await expect(input).toHaveValue('checkbox');
  await expect(input).toBeFocused();
  await expect(options.first()).toHaveAttribute('href', '/material-ui/react-checkbox/');
  await dialog.getByRole('button', { name: 'Clear the search' }).click();
  await dialog.getByRole('button', { name: 'Remove all' }).click();
  await expect(recent).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('before anything is typed there are pages to start from, which exist', async ({
  page,
  request,
}) => {
  await page.goto('/joy-ui/api/button/');
  await page.keyboard.press('/');
  const { dialog, input } = searchIn(page);
  const links = dialog.locator('a');
  await expect(dialog.getByRole('heading')).toHaveCount(6);
  await expect(dialog.getByRole('heading').first()).toHaveText('Joy UI');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  );
  for (const address of new Set(addresses)) expect((await request.get(address)).status()).toBe(200);
  await expect(input).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(input).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('x');
  await expect(input).toHaveValue('x');
});

test('when nothing is found, it says so and offers a way on', async ({ page }) => {
  await page.goto(start);
  const { dialog, input, options, groups } = await openSearch(page, 'button');
  await dialog.getByRole('radio', { name: 'MUI System' }).check();
  await input.fill('autocomplete');
  await expect(
    dialog
      .getByRole('paragraph')
      .filter({ hasText: 'Nothing found for “autocomplete” in MUI System' }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Search in all products' }).click();
  await expect(groups.first()).toHaveAccessibleName('Material UI');
  await input.fill('xautocmplt');
  await expect(
    dialog.getByRole('paragraph').filter({ hasText: 'Nothing found for “xautocmplt”' }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Autocomplete', exact: true }).click();
  await expect(input).toHaveValue('Autocomplete');
  await expect(options.first()).toHaveAttribute('href', '/material-ui/react-autocomplete/');
});

test('text that looks like markup stays text', async ({ page }) => {
  await page.goto(start);
  const { dialog } = await openSearch(page, '<i>zzqqxx</i>');
  await expect(
    dialog.getByRole('paragraph').filter({ hasText: 'Nothing found for “<i>zzqqxx</i>”' }),
  ).toBeVisible();
  await expect(dialog.locator('i')).toHaveCount(0);
});

test('says when it cannot be loaded, and tries again', async ({ page }) => {
  const answers = [500, 200];
  await page.route('**/_search/manifest.json', async (route) => {
    if (answers.shift() === 500) await route.fulfill({ status: 500 });
    else await route.continue();
  });
  await page.goto(start);
  await page.keyboard.press('/');
  const { dialog, input, options } = searchIn(page);
  await input.fill('tabs');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(options.first()).toHaveAttribute('href', '/material-ui/react-tabs/');
});

test('stays open when React comes after it', async ({ page }) => {
  const messages = watchConsole(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/index.txt', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(start);
  const { input } = await openSearch(page, 'tabs');
  release();
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await expect(input).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Tabs');
  expect(messages).toEqual([]);
});

test('hears the reader while React hydrates and keeps events from everything in the document', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const type of ['keydown', 'keyup', 'input', 'change', 'click', 'pointerdown', 'focusin'])
      document.addEventListener(type, (event) => event.stopPropagation(), true);
  });
  await page.goto(start);
  await page.getByRole('button', { name: 'Search…' }).click();
  const { dialog, input, groups } = searchIn(page);
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await openSearch(page, 'button');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveAttribute(
    'href',
    '/material-ui/api/button/',
  );
  await dialog.getByRole('radio', { name: 'Joy UI' }).check();
  await expect(groups).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Clear the search' }).click();
  await expect(input).toHaveValue('');
  await page.keyboard.type('tabs');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/joy-ui/api/tabs/');
});

test('nothing moves when it opens, fills and closes', async ({ page }) => {
  await page.goto(start);
  await page.getByRole('button', { name: 'Search…' }).hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources, value } = entry as unknown as LayoutShift;
        moved.push(
          `${value} ${sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200)).join(' ')}`,
        );
      }
    }).observe({ type: 'layout-shift' });
  });
  const { options } = await openSearch(page, 'button');
  await expect(options.first()).toContainText('Buttons let people');
  await page.keyboard.press('Escape');
  await expect(searchIn(page).dialog).toBeHidden();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
});

interface LayoutShift {
  value: number;
  sources: { node?: Node }[];
}
