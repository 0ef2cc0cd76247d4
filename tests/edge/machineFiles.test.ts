import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { sitePages } from '../../app/_content/sitePages.ts';
import { pictureSize } from '../../app/_content/picturePath.ts';
import { assetsDir } from '../../pipeline/paths.ts';
import { builtDocument, builtPages } from '../pages.ts';

const site = inject('siteUrl');
// what the frame shows of itself is for people
const written = builtPages().filter((page) =>
  sitePages.every(({ path: own }) => own !== page.path),
);
const listed = written.filter(({ unlisted }) => !unlisted);
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(new URL(address, site), { headers, redirect: 'manual' });
const text = async (address: string) => (await get(address)).text();

describe('markdown', () => {
  test('is there for every page, and holds no directive, front matter or relative link', () => {
    for (const { path: page } of written) {
      const name = page === '/' ? 'index' : page.slice(1, -1);
      const markdown = fs.readFileSync(path.join(assetsDir, `${name}.md`), 'utf8');
      expect(markdown, page).toMatch(/^# \S/);
      const prose = markdown.replace(/^(`{3,}).*\n[^]*?^\1$/gm, '');
      expect(prose, page).not.toMatch(/^:::|^::\w|^---\ntitle:|<demo-island|<span id=/m);
      expect(prose, page).not.toMatch(/\]\(\/(?!\/)/);
    }
  });

  test('of a page has the text, the demos as TypeScript and links to the API', async () => {
    const response = await get('material-ui/react-button.md');
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const markdown = await response.text();
    for (const { name } of builtDocument('/material-ui/react-button/').blocks.flatMap((block) =>
      block.type === 'demo' ? [block.demo] : [],
    ))
      expect(markdown).toContain(`Demo \`${name}.tsx\`:`);
    expect(markdown).toContain("import Button from '@mui/material/Button';");
    expect(markdown).toMatch(/- \[Button API\]\(https:\/\/[^)]+\/material-ui\/api\/button\.md\)/);
    expect(markdown).not.toMatch(/\.js`/);
  });

  test('has the demos as JavaScript beside it', async () => {
    const markdown = await text('material-ui/react-button.js.md');
    expect(markdown).toContain('Demo `BasicButtons.js`:');
    expect(markdown).not.toMatch(/Demo `\w+\.tsx`/);
    expect((await get('material-ui/api/button.js.md')).status).toBe(404);
  });

  test('of an API page has tables that every reader of markdown understands', async () => {
    const markdown = await text('material-ui/api/button.md');
    expect(markdown).toContain('| Name | Type | Default | Description |');
    for (const [table] of markdown.matchAll(/(?:^\|.*\n)+/gm)) {
      const widths = table
        .trim()
        .split('\n')
        .map((row) => row.replace(/\\\|/g, '').split('|').length);
      expect(new Set(widths).size).toBe(1);
    }
  });

  test('is what a client gets that prefers it at the address of the page', async () => {
    const response = await get('material-ui/react-button/', {
      accept: 'text/markdown, text/html;q=0.8',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('content-location')).toBe('/material-ui/react-button.md');
    // no cache may keep it in the place of the page
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('vary')).toContain('accept');
    expect(await response.text()).toBe(await text('material-ui/react-button.md'));
  });

  test('is not what a browser gets, whose answer varies by nothing', async () => {
    for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*', '']) {
      const response = await get('material-ui/react-button/', { accept });
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('vary') ?? '').not.toMatch(/accept(?!-encoding)/i);
    }
  });

  test('of a page that is not there is the 404 page', async () => {
    const response = await get('material-ui/nothing/', { accept: 'text/markdown' });
    expect(response.status).toBe(404);
    expect((await get('material-ui/nothing.md')).status).toBe(404);
  });

  test('comes within 10 ms', async () => {
    const times: number[] = [];
    // the best of some: other work on the machine is not the server's
    for (let round = 0; round < 40 && !(Math.min(...times) <= 10); round += 1) {
      const started = performance.now();
      await (await get('material-ui/react-button.md')).text();
      times.push(performance.now() - started);
    }
    expect(Math.min(...times)).toBeLessThanOrEqual(10);
  });
});

describe('llms.txt', () => {
  test('of the site lists every written page, and the files of the products', async () => {
    const list = await text('llms.txt');
    for (const { path: page } of listed.slice(1)) {
      const isMade = /\/api\/|-api\//.test(page);
      expect(list.includes(`${page.slice(0, -1)}.md)`), page).toBe(!isMade);
    }
    expect(list).toContain('/material-ui/llms-full.txt)');
  });

  test('of a product lists all its pages, grouped as the navigation is', async () => {
    const list = await text('material-ui/llms.txt');
    for (const { path: page } of builtPages().filter(({ path: p }) =>
      p.startsWith('/material-ui/'),
    ))
      expect(list, page).toContain(`${page.slice(0, -1)}.md`);
    expect(list).toMatch(/## Components\n\n### Inputs\n\n- \[Autocomplete\]\(https:/);
  });

  test('leads to files that exist', async () => {
    for (const product of ['', 'material-ui/', 'joy-ui/', 'base-ui/', 'system/', 'x/'])
      for (const [, address] of (await text(`${product}llms.txt`)).matchAll(/\]\(([^)]+)\)/g)) {
        const { pathname, host } = new URL(address!);
        if (host === 'mui.com') continue;
        expect(fs.existsSync(path.join(assetsDir, pathname)), address).toBe(true);
      }
  });

  test('in full is one text of all pages', async () => {
    const whole = await text('material-ui/llms-full.txt');
    expect(whole).toContain('\n# Button\n');
    expect(whole).toContain('\n# Button API\n');
  });
});

describe('search engines', () => {
  test('find every page in a sitemap, with the day of its last change', async () => {
    const index = await text('sitemap.xml');
    const addresses = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc!);
    const found: string[] = [];
    for (const address of addresses) {
      const response = await get(new URL(address).pathname);
      expect(response.headers.get('content-type')).toContain('xml');
      // translations: languages.test.ts
      const english = /<url><loc>(https:\/\/[^/]+\/(?!zh\/|pt\/)[^<]*)<\/loc>/g;
      for (const [, loc] of (await response.text()).matchAll(english))
        found.push(new URL(loc!).pathname);
    }
    const wanted = [...listed, ...sitePages].map(({ path: page }) => page);
    expect(found.toSorted()).toEqual(wanted.toSorted());
    const { modified } = builtDocument('/material-ui/react-button/');
    if (modified)
      expect(await text('sitemaps/material-ui.xml')).toMatch(
        new RegExp(`/react-button/</loc><lastmod>${modified}</lastmod>`),
      );
  });

  test('are shown the way by robots.txt', async () => {
    expect(await text('robots.txt')).toMatch(
      /^User-agent: \*\nAllow: \/\n[^]*Sitemap: https:\S+\/sitemap\.xml\n$/,
    );
  });

  test('learn what a page is', async () => {
    const html = await text('material-ui/api/button/');
    const data = JSON.parse(
      /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)![1]!,
    ) as { '@graph': Record<string, unknown>[] };
    const [article, crumbs] = data['@graph'];
    expect(article).toMatchObject({ '@type': 'TechArticle', headline: 'Button API' });
    expect(article!['about']).toMatchObject({ '@type': 'SoftwareSourceCode' });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(html).toMatch(
      /<link rel="alternate" type="text\/markdown" href="https:[^"]+\/button\.md"/,
    );
    expect(html).toMatch(/<link rel="alternate" type="application\/atom\+xml"/);
  });

  test('and social networks get a picture of 1280 by 640 and at most 60 KB', async () => {
    for (const page of ['/', 'material-ui/react-button/', 'x/api/data-grid/data-grid/']) {
      const html = await text(page);
      const address = /<meta property="og:image" content="([^"]+)"/.exec(html)![1]!;
      expect(html).toContain('content="summary_large_image"');
      const response = await get(new URL(address).pathname);
      expect(response.headers.get('content-type')).toBe('image/png');
      const png = Buffer.from(await response.arrayBuffer());
      expect(png.length).toBeLessThanOrEqual(60_000);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
        pictureSize.width,
        pictureSize.height,
      ]);
    }
  });
});

test('the feed is Atom, newest first', async () => {
  const response = await get('feed.xml');
  expect(response.headers.get('content-type')).toContain('application/atom+xml');
  const feed = await response.text();
  expect(feed).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/,
  );
  const dates = [...feed.matchAll(/<\/title><link [^>]*><updated>([^<]+)</g)].map(([, date]) =>
    Date.parse(date!),
  );
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
});
