import { expect, test, type Page } from '@playwright/test';
import { builtPages } from '../pages.ts';

interface Transfer {
  type: string;
  bytes: number;
}

/** What goes over the wire until the load event, and after it until the network is quiet. */
async function measure(
  page: Page,
  address: string,
): Promise<{ atLoad: Transfer[]; atIdle: Transfer[] }> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const requests = new Map<string, Transfer>();
  client.on('Network.responseReceived', ({ requestId, type }) =>
    requests.set(requestId, { type, bytes: 0 }),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'load' });
  const atLoad = [...requests.values()].map((request) => ({ ...request }));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500);
  await page.waitForLoadState('networkidle');
  return { atLoad, atIdle: [...requests.values()] };
}

const kilobytes = (transfers: Transfer[], type?: string) =>
  transfers
    .filter((transfer) => !type || transfer.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

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

test('a page without demos is at most 30 KB, and its HTML at most 14 KB', async ({ page }) => {
  for (const address of ['/', '/material-ui/getting-started/']) {
    const { atLoad } = await measure(page, address);
    expect(kilobytes(atLoad), address).toBeLessThanOrEqual(30);
    expect(kilobytes(atLoad, 'Document'), address).toBeLessThanOrEqual(14);
  }
});

// 10 to 26 demos a page
for (const { path } of builtPages().filter((page) => /\/react-/.test(page.path)))
  test(`${path} is at most 60 KB at load, 220 KB with the demos in view hydrated`, async ({
    page,
  }) => {
    const { atLoad, atIdle } = await measure(page, path);
    expect(kilobytes(atLoad)).toBeLessThanOrEqual(60);
    expect(kilobytes(atLoad, 'Script')).toBe(0);
    expect(kilobytes(atIdle)).toBeLessThanOrEqual(220);
  });

test('React and the router are at most 150 KB after interaction', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto('/material-ui/getting-started/');
  bytes = 0;
  await page.mouse.move(300, 300);
  await page.waitForFunction(() =>
    document.querySelector('[aria-live=assertive]')?.matches('[data-ready]'),
  );
  expect(bytes / 1000).toBeLessThanOrEqual(150);
});
