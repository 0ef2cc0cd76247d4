import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import type { PageLink } from '../../app/_content/types.ts';
import { redirects } from '../../content/redirects.ts';
import { assetsDir } from '../../pipeline/paths.ts';
import { packageLinks } from '../../pipeline/redirects/package-links.ts';

const site = inject('siteUrl');
const waitingPages = JSON.parse(
  fs.readFileSync(path.join(assetsDir, '_documents/waiting.json'), 'utf8'),
) as PageLink[];
const waiting = new Set(waitingPages.map((page) => page.path));
const get = (address: string) => fetch(new URL(address, site), { redirect: 'manual' });

/** Runs work on a list, a few at a time. */
async function forEach<T>(list: T[], work: (item: T) => Promise<void>): Promise<void> {
  let next = 0;
  const run = async () => {
    while (next < list.length) {
      const item = list[next]!;
      next += 1;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: 4 }, run));
}

test('every documentation link of the installed packages is served, redirected once, or waiting', async () => {
  const links = packageLinks();
  expect(links.length).toBeGreaterThan(400);
  const counts = { served: 0, redirected: 0, waiting: 0 };
  const broken: string[] = [];
  await forEach(links, async ({ path: address, anchor, file }) => {
    // what a page that waits answers is tested below: each takes time to render
    if (waiting.has(address)) {
      counts.waiting += 1;
      return;
    }
    let response = await get(address);
    const isMoved = [301, 302].includes(response.status);
    if (isMoved) {
      const target = new URL(response.headers.get('location')!, site);
      await response.body?.cancel();
      counts.redirected += 1;
      if (target.origin !== new URL(site).origin || waiting.has(target.pathname)) return;
      response = await get(target.pathname);
    } else counts.served += 1;
    const html = await response.text();
    if (response.status !== 200) broken.push(`${address}: ${response.status} (${file})`);
    else if (anchor && !html.includes(` id="${anchor}"`))
      broken.push(`${address}: no #${anchor} (${file})`);
  });
  console.log(counts);
  expect(broken).toEqual([]);
}, 120_000);

describe('old addresses', () => {
  test('lead to the page in one step, and their parts stay', async () => {
    const response = await get('/components/buttons/');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/material-ui/react-button/');
    const folder = await get('/customization/palette/');
    expect(folder.headers.get('location')).toBe('/material-ui/customization/palette/');
    const page = await get('/api/button/');
    expect(page.headers.get('location')).toBe('/material-ui/api/button/');
  });

  test('that moved twice are led to the end at once', async () => {
    const response = await get('/guides/right-to-left/');
    expect(response.headers.get('location')).toBe('/material-ui/customization/right-to-left/');
  });

  test('of short links work with and without a slash', async () => {
    for (const address of ['/r/caveat-with-refs-guide', '/r/caveat-with-refs-guide/'])
      expect((await get(address)).headers.get('location')).toBe(
        '/material-ui/guides/composition/#caveat-with-refs',
      );
  });

  test('of blog and store go to their hosts', async () => {
    expect((await get('/blog/mui-x-v7/')).headers.get('location')).toBe(
      'https://mui.com/blog/mui-x-v7/',
    );
    expect((await get('/store/items/x/')).headers.get('location')).toBe(
      'https://mui.com/store/items/x/',
    );
  });

  test('never lead from one to another', async () => {
    const pages = Object.keys(redirects).filter((from) => !from.endsWith('*'));
    await forEach(pages, async (from) => {
      const response = await get(from);
      await response.body?.cancel();
      expect(response.status, from).toBe(301);
      const target = new URL(response.headers.get('location')!, site);
      if (target.origin !== new URL(site).origin || waiting.has(target.pathname)) return;
      const next = await get(target.pathname);
      await next.body?.cancel();
      expect(next.status, `${from} → ${target.pathname}`).toBe(200);
    });
  }, 120_000);
});

// a site that is written whole has none
test.runIf(waitingPages.length > 0)(
  'a page that waits says so, and offers the nearest ones',
  async () => {
    const step = Math.ceil(waitingPages.length / 4);
    for (const { path: address, title } of waitingPages.filter((_, at) => at % step === 0)) {
      const response = await get(address);
      expect(response.status, address).toBe(404);
      const html = await response.text();
      expect(html).toContain(`${title.replaceAll('&', '&amp;')}: not written yet`);
      expect(html).toContain(`href="https://mui.com${address}"`);
      const [, list] = /<main[^]*?<ul>([^]*?)<\/ul>/.exec(html)!;
      expect(list!.match(/<a href="\//g)).toHaveLength(5);
    }
  },
);
