import { test, type BrowserContext, type Page } from '@playwright/test';
import { freePort } from '../../pipeline/free-port.ts';
import { retiredServiceWorker } from '../../pipeline/service-worker.ts';
import { builtId, startConfiguredSite, type ConfiguredSite } from '../configuredSite.ts';
import { enhanced, expect, wake } from './wake.ts';

const visited = '/material-ui/react-checkbox/';
const linked = '/material-ui/react-select/';
const unvisited = '/material-ui/react-button/';
const nextBuild = 'nextnextnextnextnext';

let site: ConfiguredSite | undefined;
let origin: string;
let port: number;

// each starts the site anew, some twice
test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  port = await freePort(8900 + test.info().parallelIndex * 50);
  origin = `http://127.0.0.1:${port}`;
  await deploy();
});

test.afterAll(() => site?.stop());

/** Puts a build on the site's public address, in place of the one before. */
async function deploy(build?: string, serviceWorker?: string): Promise<void> {
  await site?.stop();
  site = undefined;
  site = await startConfiguredSite({
    port,
    vars: { SITE_ORIGIN: origin },
    ...(build && { build }),
    ...(serviceWorker && { serviceWorker }),
  });
}

/** Opens a page, and waits until the service worker has it. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(origin + address);
  await wake(page);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  await expectKept(page, address);
}

async function expectKept(page: Page, address: string) {
  await expect
    .poll(() =>
      page.evaluate(
        async (urls) => {
          const found = await Promise.all(urls.map((url) => caches.match(url)));
          return found.every(Boolean);
        },
        [address, `${address}index.txt`],
      ),
    )
    .toBe(true);
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

async function goOffline(context: BrowserContext) {
  // what the service worker fetches is not covered by the emulation in all versions of Chromium
  await site!.stop();
  site = undefined;
  await context.setOffline(true);
}

async function goOnline(context: BrowserContext, build?: string) {
  await deploy(build);
  await context.setOffline(false);
}

test.afterEach(async () => {
  if (!site) await deploy();
});

test('visited pages work without a connection, reloaded or followed to', async ({
  page,
  context,
}) => {
  await visit(page, visited);
  await navigation(page).locator(`a[href="${linked}"]`).click();
  await expect(page.locator('h1')).toHaveText('Select');
  await expectKept(page, linked);
  await goOffline(context);

  await page.reload();
  await expect(page.locator('h1')).toHaveText('Select');
  await wake(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await navigation(page).locator(`a[href="${visited}"]`).click();
  await expect(page.locator('h1')).toHaveText('Checkbox');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Checkbox');
  await expect(page.locator('demo-island[data-hydrated]').first()).toBeVisible();
});

test('pages in another language are kept too, and the list leads to them', async ({
  page,
  context,
}) => {
  await visit(page, `/zh${visited}`);
  await expect
    .poll(() => page.evaluate(async () => !!(await caches.match('/zh/offline/'))))
    .toBe(true);
  await goOffline(context);
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Checkbox');
  await expect(page.getByRole('note')).toContainText('尚未翻译');
  await page.goto(`${origin}/zh${unvisited}`);
  await expect(page.getByRole('heading', { name: '您处于离线状态' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  const link = page.getByRole('link', { name: /^React Checkbox component/ });
  await expect(link).toHaveAttribute('href', `/zh${visited}`);
  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('dialog', { name: '搜索文档' });
  await search.getByRole('combobox').fill('select');
  await expect(search.getByRole('option', { name: /Select/ }).first()).toBeVisible();
});

test('in place of other pages comes one that lists those that can be read', async ({
  page,
  context,
}) => {
  await visit(page, visited);
  await goOffline(context);
  await page.goto(origin + unvisited);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page).toHaveTitle(/^You are offline/);
  const link = page.getByRole('link', { name: /^React Checkbox component/ });
  await expect(link).toHaveAttribute('href', visited);
  const again = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: 'Try again' }).click();
  await again;
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await link.click();
  await expect(page.locator('h1')).toHaveText('Checkbox');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();

  await goOnline(context);
  // the page tries again by itself when the browser says that there is a connection
  await expect(page.locator('h1')).toHaveText('Button');
});

test('the search works on the offline page, also for pages that were never visited', async ({
  page,
  context,
}) => {
  await visit(page, visited);
  await goOffline(context);
  await page.goto(origin + unvisited);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await field.fill('select');
  await expect(page.getByRole('option', { name: /Select/ }).first()).toBeVisible();
});

test('a new build takes over at once, and the page follows when its reader has it in view', async ({
  page,
}) => {
  await visit(page, visited);
  expect(await cacheNames(page)).toContain(`${builtId()}-pages`);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await deploy(nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(() => 'stays' in window).catch(() => true)).toBe(false);
  await wake(page);
  await expectKept(page, visited);
  // no window is of the old build any more
  await visit(page, linked);
  await expect
    .poll(async () => (await cacheNames(page)).filter((name) => name.endsWith('-pages')))
    .toEqual([`${nextBuild}-pages`]);
  await deploy();
});

test('but not while its reader writes, who goes on with the build that the page is of', async ({
  page,
}) => {
  const known = builtId();
  await visit(page, visited);
  await page.evaluate(() => {
    Object.assign(window, { stays: true });
    const editor = document.createElement('textarea');
    editor.dataset['editing'] = '';
    document.querySelector('main')!.prepend(editor);
    editor.focus();
  });
  const before = await page.evaluateHandle(() => navigator.serviceWorker.controller);
  await deploy(nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() => page.evaluate((old) => navigator.serviceWorker.controller !== old, before))
    .toBe(true);
  await page.locator('textarea').first().fill('A long thought');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  // the caches of the old build are there as long as its page is
  expect(await cacheNames(page)).toContain(`${known}-files`);
  // what the page asks for is of its own build, or is not answered
  const payload = await page.evaluate(async (address) => {
    const response = await fetch(address);
    return [response.status, response.headers.get('x-build')];
  }, `${visited}index.txt`);
  expect(payload).toEqual([200, known]);
  const other = await page.evaluate(
    async (address) => (await fetch(address)).status,
    `${linked}index.txt`,
  );
  expect(other).toBe(404);

  await page.evaluate(() =>
    document.querySelector('[data-editing]')!.removeAttribute('data-editing'),
  );
  await expect.poll(() => page.evaluate(() => 'stays' in window).catch(() => true)).toBe(false);
  await deploy();
});

test('a service worker that is switched off takes its caches with it', async ({ page }) => {
  await visit(page, visited);
  await deploy(undefined, retiredServiceWorker);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => cacheNames(page).catch(() => ['?'])).toEqual([]);
  await page.goto(origin + visited);
  await expect(page.locator('h1')).toHaveText('Checkbox');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await deploy();
});

test('only the public address has a service worker', async ({ page }) => {
  await page.goto(visited);
  await wake(page);
  await enhanced(page);
  await expect(page.locator('demo-island[data-hydrated]').first()).toBeVisible();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address!)).json()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  for (const { src, sizes, type } of manifest.icons) {
    const response = await request.get(src);
    expect(response.headers()['content-type'], src).toBe(type);
    if (type !== 'image/png') continue;
    const png = await response.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
