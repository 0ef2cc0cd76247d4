import { expect, test, type Page, type Response } from '@playwright/test';
import { brotliCompressSync, constants } from 'node:zlib';
import { openSearch } from './searchDialog.ts';

const start = '/material-ui/react-button/';

/** Brotli as Cloudflare compresses on the way out: level 4. */
const compress = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

const isSearch = (url: string) => /\/_search\/|\/workers\//.test(url);

function watch(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  return responses;
}

const namesOf = (responses: Response[]) =>
  responses.map((response) => new URL(response.url()).pathname);

test('nothing of the search is fetched before it is opened, and no data when its button is hovered', async ({
  page,
}) => {
  const responses = watch(page);
  await page.goto(start);
  await page.mouse.move(500, 500);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const before = responses.length;
  await page.getByRole('button', { name: 'Search…' }).hover();
  await expect.poll(() => responses.length).toBeGreaterThan(before);
  await page.waitForLoadState('networkidle');
  expect(namesOf(responses).filter(isSearch)).toEqual([]);
  await page.keyboard.press('/');
  await expect.poll(() => namesOf(responses).filter(isSearch)).toContain('/_search/manifest.json');
});

test('a first search takes at most 250 KB: scripts, styles, names and the texts of the open product', async ({
  page,
}) => {
  await page.goto(start);
  await page.mouse.move(500, 500);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const responses = watch(page);
  await openSearch(page, 'text field');
  await page.waitForLoadState('networkidle');
  const parts = await Promise.all(
    responses
      .filter((response) => !response.url().endsWith('.txt'))
      .map(async (response) => ({
        name: new URL(response.url()).pathname,
        size: compress(await response.body()),
      })),
  );
  const later = /\/_search\/data\/(?!catalogue|material-ui)/;
  const first = parts.filter(({ name }) => !later.test(name));
  const sum = first.reduce((total, { size }) => total + size, 0);
  console.log(
    `A first search: ${(sum / 1000).toFixed(1)} KB. ${parts.map(({ name, size }) => `${name} ${(size / 1000).toFixed(1)}`).join(', ')}`,
  );
  expect(sum).toBeLessThanOrEqual(250_000);
});

test('its files may be kept for good, and the manifest is asked for again', async ({ request }) => {
  const manifest = await request.get('/_search/manifest.json');
  expect(manifest.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  const { catalogue, texts } = (await manifest.json()) as {
    catalogue: string;
    texts: Record<string, string>;
  };
  for (const address of [catalogue, ...Object.values(texts)]) {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('works without a network after its first use', async ({ page, context }) => {
  await page.goto(start);
  await openSearch(page, 'tabs');
  await page.waitForLoadState('networkidle');
  await page.goto('/material-ui/react-select/');
  // what every page loads, and the dialog: the browser keeps all of it
  await page.getByRole('button', { name: 'Search…' }).hover();
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const { options } = await openSearch(page, 'date picker min date');
  await expect(options.first()).toContainText('minDate');
});

test('without scripts there is no button', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${process.env['SITE_URL']!.replace(/\/$/, '')}${start}`);
  await expect(page.locator('h1')).toHaveText('Button');
  await expect(page.locator('[data-action=search]')).toBeHidden();
  await context.close();
});
