import { expect, test, type Page } from '@playwright/test';

const address = '/material-ui/react-button/';

const demoOf = (page: Page, name: string) => page.locator(`[data-demo=${name}]`);
const toolbarOf = (page: Page, name: string) => demoOf(page, name).getByRole('toolbar');
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((entry) => entry.name === name);

test('the code is expanded, and collapsed again', async ({ page }) => {
  await page.goto(address);
  const demo = demoOf(page, 'BasicButtons');
  await demo.getByRole('button', { name: 'Expand code' }).click();
  await expect(demo.getByRole('region', { name: 'Source of BasicButtons' })).toBeVisible();
  await expect(demo.getByRole('region', { name: 'Excerpt of BasicButtons' })).toBeHidden();
  await demo.getByRole('button', { name: 'Collapse code' }).click();
  await expect(demo.getByRole('region', { name: 'Source of BasicButtons' })).toBeHidden();
});

test('the whole source is copied, whether it is open or not', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  const copy = toolbarOf(page, 'BasicButtons').getByRole('button', { name: 'Copy the source' });
  await copy.click();
  await expect(copy).toHaveAttribute('data-done', '');
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'export default function BasicButtons()',
  );
  await expect(copy).not.toHaveAttribute('data-done');
});

test('a toolbar is one tab stop, and arrows move in it', async ({ page }) => {
  await page.goto(address);
  const toolbar = toolbarOf(page, 'BasicButtons');
  const focused = page.locator(':focus');
  await toolbar.getByRole('button', { name: 'Expand code' }).focus();
  await page.locator('html[data-enhanced]').waitFor();
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName('Open in StackBlitz');
  await page.keyboard.press('End');
  await expect(focused).toHaveAccessibleName('More about this demo');
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName('Expand code');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAccessibleName('More about this demo');
  await page.keyboard.press('Home');
  // leaving and coming back: the control that had the focus is the tab stop
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(toolbar.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveAccessibleName('Open in StackBlitz');
  for (const bar of await page.getByRole('toolbar').all())
    await expect(bar.locator('[tabindex="0"], :not([tabindex]):is(button)')).toHaveCount(1);
});

test('arrows are mirrored where the page is', async ({ page }) => {
  await page.goto(address);
  await page.locator('html').evaluate((html: HTMLElement) => (html.dir = 'rtl'));
  await toolbarOf(page, 'BasicButtons').getByRole('button', { name: 'Expand code' }).focus();
  await page.locator('html[data-enhanced]').waitFor();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator(':focus')).toHaveAccessibleName('Open in StackBlitz');
});

test('JavaScript is chosen once for every demo, remembered, and right at the first paint', async ({
  page,
}) => {
  await page.goto('/material-ui/react-text-field/');
  const open = async () => {
    for (const button of await page.getByRole('button', { name: /^(Expand|Show) code$/ }).all())
      await button.evaluate((element: HTMLElement) => element.click());
  };
  await page.mouse.move(300, 300);
  await page.locator('html[data-enhanced]').waitFor();
  await open();
  const javascript = page.locator('details[open] [data-when=js]');
  expect(await javascript.count()).toBeGreaterThan(1);
  await expect(javascript.first()).toBeHidden();
  await page.getByRole('button', { name: 'Show the JavaScript source' }).first().click();
  for (const block of await javascript.all()) await expect(block).not.toHaveCSS('display', 'none');
  for (const button of await page.getByRole('button', { name: 'Show the JavaScript source' }).all())
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  const stored = await cookie(page, 'codeVariant');
  expect(stored).toMatchObject({ value: 'JS', path: '/' });
  expect(stored!.expires * 1000 - Date.now()).toBeGreaterThan(31_535_000_000);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'js');
});

test('an address that names a source decides, opens the code and hydrates the demo', async ({
  page,
}) => {
  await page
    .context()
    .addCookies([
      { name: 'codeVariant', value: 'JS', url: new URL('/', test.info().project.use.baseURL).href },
    ]);
  await page.goto(`${address}#system-OutlinedButtons.tsx`);
  const demo = demoOf(page, 'OutlinedButtons');
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'ts');
  await expect(demo.getByRole('button', { name: 'Collapse code' })).toBeVisible();
  await expect(demo.getByRole('region', { name: 'Source of OutlinedButtons' })).toBeVisible();
  await expect(demo.locator('demo-island')).toHaveAttribute('data-hydrated', '');
  await expect(demo).toBeInViewport();
  expect(await cookie(page, 'codeVariant')).toMatchObject({ value: 'TS' });
});

test('the styling is chosen once for every demo that has one', async ({ page }) => {
  await page.goto('/base-ui/react-button/');
  const demo = demoOf(page, 'UnstyledButtonIntroduction');
  const island = (styling: string) => demo.locator(`demo-island[data-styling=${styling}]`);
  await expect(island('system')).toBeVisible();
  await expect(island('tailwind')).toBeHidden();
  const styling = demo.getByRole('combobox', { name: 'Styling of the demos' });
  await styling.focus();
  await page.locator('html[data-enhanced]').waitFor();
  await styling.selectOption('Tailwind CSS');
  await expect(island('tailwind')).toBeVisible();
  await expect(island('system')).toBeHidden();
  await expect(island('tailwind')).toHaveAttribute('data-hydrated', '');
  await expect(island('tailwind').getByRole('button').first()).toHaveCSS('border-radius', '8px');
  expect(decodeURIComponent((await cookie(page, 'codeStyling'))!.value)).toBe('Tailwind');
  await page.goto('/base-ui/react-button/#css-UnstyledButtonIntroduction.tsx');
  await page.reload();
  await expect(island('css')).toBeVisible();
  await expect(island('css').getByRole('button').first()).toHaveCSS('border-radius', '8px');
  await expect(demo.getByText('styles.css', { exact: true })).toBeVisible();
  await demo.getByRole('radio', { name: 'styles.css' }).check({ force: true });
  await expect(demo.getByText('.save-button {')).toBeVisible();
});

test('focus starts at the demo, and the demo starts afresh', async ({ page }) => {
  await page.goto('/material-ui/react-checkbox/');
  const demo = demoOf(page, 'ControlledCheckbox');
  const box = demo.getByRole('checkbox').first();
  await box.scrollIntoViewIfNeeded();
  await expect(demo.locator('demo-island')).toHaveAttribute('data-hydrated', '');
  const before = await box.isChecked();
  await demo.getByRole('button', { name: 'Reset focus' }).click();
  await expect(page.locator(':focus')).toHaveAccessibleName(
    'Start of the demo: press Tab to go on',
  );
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(box).toBeChecked({ checked: !before });
  await demo.getByRole('button', { name: 'Reset the demo' }).click();
  await expect(box).toBeChecked({ checked: before });
});

test('the menu links to the source, copies links, and gives the focus back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  const more = toolbarOf(page, 'BasicButtons').getByRole('button', { name: 'More' });
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await expect(items.first()).toHaveAttribute(
    'href',
    /\/blob\/v6\.3\.0\/content\/material-ui\/react-button\/BasicButtons\.tsx$/,
  );
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await items.filter({ hasText: 'JavaScript' }).click();
  await expect(page.getByText('Link copied').first()).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/material-ui\/react-button\/#system-BasicButtons\.js$/,
  );
});

test('the keyboard copies the block under the pointer, and leaves selected text alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  const block = page.locator('[data-code]').first();
  await block.locator('code').hover();
  await page.locator('html[data-enhanced]').waitFor();
  await block.locator('pre').hover({ position: { x: 30, y: 30 } });
  await page.keyboard.press('Control+c');
  await expect(block.getByText('Copied')).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toContain("import Button from '@mui/material/Button'");
  await page.locator('h1').evaluate((heading) => getSelection()!.selectAllChildren(heading));
  await page.keyboard.press('Control+c');
  await expect.poll(copied).toBe('Button');
  await page.evaluate(() => getSelection()!.removeAllRanges());
  await page.keyboard.press('Control+Shift+c');
  expect(await copied()).toBe('Button');
});

test('where the clipboard is refused, the button says so and the keyboard does not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await page.goto(address);
  const block = page.locator('[data-code]').first();
  await block.getByRole('button', { name: 'Copy' }).click();
  await expect(block.getByText('Not allowed')).toBeVisible();
});

test('without scripts the code opens, and controls that cannot work are hidden', async ({
  browser,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: test.info().project.use.baseURL!,
  });
  const page = await context.newPage();
  await page.goto(address);
  const demo = demoOf(page, 'BasicButtons');
  await expect(demo.getByRole('toolbar')).toBeHidden();
  await demo.getByText('Expand code').locator('visible=true').click();
  await expect(demo.getByRole('region', { name: 'Source of BasicButtons' })).toBeVisible();
  await context.close();
});

test('on a phone the toolbar fits, and a tap that comes before the script is not lost', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 700 },
    hasTouch: true,
    isMobile: true,
    baseURL: test.info().project.use.baseURL!,
  });
  const page = await context.newPage();
  await page.goto(address);
  const demo = demoOf(page, 'BasicButtons');
  const button = demo.getByRole('button', { name: 'Expand code' });
  await button.scrollIntoViewIfNeeded();
  await button.tap();
  await expect(demo.getByRole('region', { name: 'Source of BasicButtons' })).toBeVisible();
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
    ),
  ).toBe(true);
  await context.close();
});
