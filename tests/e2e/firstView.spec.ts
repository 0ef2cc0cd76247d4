import { expect, test, type Page, type Response } from '@playwright/test';
import { brotliCompressSync, constants } from 'node:zlib';
import { builtDocument, builtPages, representativePages } from '../pages.ts';

interface Transfer {
  type: string;
  body: Buffer;
}

/** Loads a page, and tells what was fetched until the load event, and until the network was quiet after it. */
async function load(
  page: Page,
  address: string,
): Promise<{ atLoad: Transfer[]; atIdle: Transfer[] }> {
  const transfers: Promise<Transfer>[] = [];
  const listen = (response: Response) => {
    const type = response.request().resourceType();
    transfers.push(response.body().then((body) => ({ type, body })));
  };
  page.on('response', listen);
  await page.goto(address, { waitUntil: 'load' });
  const atLoad = [...transfers];
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
  page.off('response', listen);
  return { atLoad: await Promise.all(atLoad), atIdle: await Promise.all(transfers) };
}

/** Brotli as Cloudflare compresses on the way out: level 4. */
const compress = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

const kilobytes = (transfers: Transfer[], type?: string) =>
  transfers
    .filter((transfer) => !type || transfer.type === type)
    .reduce((sum, { body }) => sum + compress(body), 0) / 1000;

test('a page without a demo in view fetches no script before interaction', async ({ page }) => {
  for (const address of [
    '/',
    '/material-ui/getting-started/',
    '/material-ui/getting-started/installation/',
  ]) {
    const scripts: string[] = [];
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(request.url()),
    );
    await page.goto(address);
    await page.waitForTimeout(1500);
    expect(scripts, address).toEqual([]);
  }
});

test('the inline script is at most 6 KB, and the same on every page', async ({ request }) => {
  const scripts = new Set<string>();
  for (const { path } of builtPages()) {
    const html = await (await request.get(path)).text();
    const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => text!);
    expect(inline, path).toHaveLength(1);
    scripts.add(inline[0]!);
    // every other script element holds data
    expect(html.match(/<script(?! type="application\/json")(?!>)/g), path).toBeNull();
  }
  expect(scripts.size).toBe(1);
  expect([...scripts][0]!.length).toBeLessThanOrEqual(6 * 1024);
});

test('a page without demos is at most 30 KB, styles included, and asks for nothing but itself', async ({
  page,
}) => {
  for (const address of ['/', '/material-ui/getting-started/']) {
    const { atLoad } = await load(page, address);
    expect(kilobytes(atLoad), address).toBeLessThanOrEqual(30);
    const types = atLoad
      .map(({ type }) => type)
      .filter((type) => type !== 'other' && type !== 'image');
    expect(types, address).toEqual(['document']);
  }
});

test('the HTML of a short page fits the first congestion window', async ({ page }) => {
  const { atLoad } = await load(page, '/');
  expect(kilobytes(atLoad, 'document')).toBeLessThanOrEqual(14);
});

// 10 to 26 demos a page
for (const { path } of builtPages().filter(
  (page) => page.path !== '/' && builtDocument(page.path).demoAssets,
))
  test(`${path} is at most 60 KB at load, 220 KB with the demos in view hydrated`, async ({
    page,
  }) => {
    const { atLoad, atIdle } = await load(page, path);
    expect(kilobytes(atLoad)).toBeLessThanOrEqual(60);
    expect(kilobytes(atLoad, 'script')).toBe(0);
    expect(kilobytes(atIdle)).toBeLessThanOrEqual(220);
  });

test('React and the router are at most 150 KB after interaction', async ({ page }) => {
  const { atLoad } = await load(page, '/material-ui/getting-started/');
  expect(kilobytes(atLoad, 'script')).toBe(0);
  const scripts: Promise<Transfer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => ({ type: 'script', body })));
  });
  await page.mouse.move(300, 300);
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  expect(scripts.length).toBeGreaterThan(1);
  expect(kilobytes(await Promise.all(scripts))).toBeLessThanOrEqual(150);
});

test('an API page is at most 45 KB at load, the longest 90 KB', async ({ page }) => {
  const pages = representativePages().filter(({ path }) => path !== '/' && builtDocument(path).api);
  const longest = pages.toSorted(
    (a, b) =>
      JSON.stringify(builtDocument(b.path)).length - JSON.stringify(builtDocument(a.path)).length,
  )[0]!;
  for (const { path } of pages) {
    const { atLoad } = await load(page, path);
    expect(kilobytes(atLoad), path).toBeLessThanOrEqual(path === longest.path ? 90 : 45);
  }
});
