import { expect, test } from '@playwright/test';
import { builtPages } from '../pages.ts';
import { watchConsole } from './pageErrors.ts';

const pages = builtPages().filter(({ path }) => path.startsWith('/experiments/'));

test('there are pages for all elements of a page, and for every leaf of the navigation', () => {
  const elements = [
    'writing',
    'headers',
    'markdown',
    'og-card',
    'components',
    'callouts',
    'codeblock',
    'custom-components',
    'demos',
    'data-grid-premium',
  ];
  const leaves = [1, 3, 4, 5, 6, 7, 8, 9].map((number) => `first-level-child-${number}`);
  const wanted = [...elements, ...leaves, 'second-level-child', 'third-level-child'];
  const found = pages.map(({ path }) => path);
  expect(found).toContain('/experiments/');
  expect(found).toEqual(expect.arrayContaining(wanted.map((name) => `/experiments/docs/${name}/`)));
});

test('experiments ask search engines to stay out, the payloads too', async ({ request }) => {
  for (const { path } of pages) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['x-robots-tag'], path).toBe('noindex');
    expect(await response.text(), path).toContain('<meta name="robots" content="noindex"');
  }
  const payload = await request.get('/experiments/index.txt');
  expect(payload.headers()['x-robots-tag']).toContain('noindex');
});

test('no menu names them, and no suggestion of the 404 page', async ({ page, request }) => {
  await page.goto('/experiments/');
  await expect(page.getByRole('banner')).toContainText('Experiments');
  const elsewhere = await (await request.get('/material-ui/getting-started/')).text();
  expect(elsewhere).not.toContain('href="/experiments/');
  const suggestions = await (await request.get('/experiments/docs/markdwn/')).text();
  expect(suggestions).toContain('There is no such page');
  expect(suggestions).not.toContain('href="/experiments/docs/markdown/');
});

test('a deep entry is in view, in groups that are open, and the others stay as they are', async ({
  page,
}) => {
  await page.goto('/experiments/docs/third-level-child/');
  const navigation = page.locator('#side-navigation');
  const current = navigation.getByRole('link', { name: 'Third level child' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toBeInViewport();
  for (const group of ['Main parent', 'First level child 2', 'API group'])
    await expect(
      navigation.locator('details[open] > summary').filter({ hasText: group }),
    ).toBeVisible();
  await expect(navigation.getByText('Subheader divider')).toBeVisible();

  await navigation.getByText('Elements of a page').click();
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await navigation.getByRole('link', { name: 'Second level child' }).click();
  await expect(page.locator('h1')).toHaveText('Second level child');
  await expect(navigation.getByRole('link', { name: 'Callouts' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Third level child' })).toBeVisible();
  await expect(navigation.locator('a[aria-current=page]')).toHaveText('Second level child');
});

test('the navigation leads to pages of other products, and only to those that exist', async ({
  page,
}) => {
  const existing = new Set(builtPages().map(({ path }) => path));
  await page.goto('/experiments/');
  const links = await page
    .locator('#side-navigation a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(links).toContain('/x/api/data-grid/data-grid/');
  expect(links.filter((path) => !existing.has(path))).toEqual([]);
});

test('headings have anchors of their own, and the contents list two levels', async ({ page }) => {
  await page.goto('/experiments/docs/headers/');
  for (const id of ['third-level', 'third-level-2', 'fourth-level', '日本語の見出し'])
    await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
  const contents = page.locator('#table-of-contents');
  await expect(contents.getByRole('link', { name: 'Third level' })).toHaveCount(3);
  await expect(contents.getByRole('link', { name: 'Fourth level' })).toHaveCount(0);
});

test('columns of a table stand as markdown says', async ({ page }) => {
  await page.goto('/experiments/docs/markdown/');
  const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(header('left')).toHaveCSS('text-align', /left|start/);
  await expect(header('centre')).toHaveCSS('text-align', 'center');
  await expect(header('right')).toHaveCSS('text-align', /right|end/);
  await expect(page.getByRole('checkbox', { name: 'Done' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'To do' })).not.toBeChecked();
});

test('a demo that crashes takes nothing with it', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto('/experiments/docs/demos/');
  const island = page.locator('demo-island[data-name=CrashOnDemand]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-hydrated', '');
  expect(messages).toEqual([]);
  await island.getByRole('button').click();
  await expect(page.getByRole('alert').filter({ hasText: 'It was asked to.' })).toBeVisible();
  const counter = page.locator('demo-island[data-name=CountingDemo]').getByRole('button');
  await counter.click();
  await expect(counter).toHaveText('Count: 1');
});
