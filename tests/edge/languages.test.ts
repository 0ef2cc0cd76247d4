import { describe, expect, inject, test } from 'vitest';

const site = inject('siteUrl');
const origin = 'https://docs.example.com';
const untranslated = 'material-ui/react-checkbox/';
const translated = 'material-ui/getting-started/installation/';

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site + path, { redirect: 'manual', headers });
const read = async (path: string) => (await get(path)).text();
const alternates = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, language, href]) => [language, href],
  );
const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];

describe('a page in another language', () => {
  test('has the frame in it and its text in English, and names the English page as canonical', async () => {
    const html = await read(`zh/${untranslated}`);
    expect(html).toMatch(/<html lang="zh"/);
    expect(html).toMatch(/<h1[^>]* lang="en"[^>]*>Checkbox</);
    expect(html).toContain('此页面尚未翻译');
    expect(html).toContain('aria-label="主导航"');
    expect(canonical(html)).toBe(`${origin}/${untranslated}`);
    expect(alternates(html)).toEqual([]);
  });

  test('leads to pages in the same language, and to files', async () => {
    const html = (await read(`pt/${untranslated}`))
      .replace(/<demo-island\b[^]*?<\/demo-island>/g, '')
      .replace(/<a\b[^>]*hreflang="[^>]*>/gi, '');
    const links = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, href]) => href!);
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((href) => !href.startsWith('/pt/') && !/\.\w+$/.test(href))).toEqual([]);
  });

  test('has its translation where there is one, with its own address', async () => {
    const html = await read(`zh/${translated}`);
    expect(html).toContain('<title>安装 Material UI - Material UI</title>');
    expect(html).toMatch(/<h1 class="[^"]*">安装<\/h1>/);
    expect(html).not.toContain('此页面尚未翻译');
    expect(html).toContain('id="peer-dependencies"');
    expect(html).toContain('"inLanguage":"zh"');
    expect(canonical(html)).toBe(`${origin}/zh/${translated}`);
  });

  test('and its translations name each other', async () => {
    const expected = [
      ['en', `${origin}/${translated}`],
      ['zh', `${origin}/zh/${translated}`],
      ['pt', `${origin}/pt/${translated}`],
      ['x-default', `${origin}/${translated}`],
    ];
    for (const prefix of ['', 'zh/', 'pt/']) {
      const found = alternates(await read(prefix + translated));
      expect(new Map(found as [string, string][])).toEqual(new Map(expected as [string, string][]));
    }
  });

  test('has its payload beside it', async () => {
    const response = await get(`zh/${untranslated}index.txt`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/x-component');
    expect(await response.text()).toContain('此页面尚未翻译');
    expect((await get('zh/material-ui/nothing/index.txt')).status).toBe(404);
  });

  test('is kept, and need not be sent again', async () => {
    const first = await get(`pt/${untranslated}`);
    const etag = first.headers.get('etag')!;
    await first.text();
    const again = await get(`pt/${untranslated}`, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await fetch(`${site}pt/${untranslated}`, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
  });

  test.each(['', 'versions/', 'production-error/', 'material-ui/api/checkbox/'])(
    'speaks it on /%s',
    async (path) => {
      const html = await read(`pt/${path}`);
      expect(html).toMatch(/<html lang="pt"/);
      expect(html).toContain('Notificações');
    },
  );

  test('of the API reference has its chapters in the language', async () => {
    const html = await read('zh/material-ui/api/checkbox/');
    expect(html).toMatch(/<h2 id="props" lang="zh"/);
    expect(html).toContain('<a href="#props">属性（Props）</a>');
    expect(html).toMatch(/href="\/zh\/material-ui\/react-checkbox\/"/);
  });
});

describe('an address with a prefix', () => {
  test.each([
    ['en/versions/', 301, '/versions/'],
    ['en/', 301, '/'],
    ['zh/material-ui/', 302, '/zh/material-ui/getting-started/'],
    ['zh/material-ui/react-checkbox', 308, '/zh/material-ui/react-checkbox/'],
    ['zh', 308, '/zh/'],
  ])('/%s is answered %i and leads to %s', async (path, status, target) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(new URL(response.headers.get('location')!, site).pathname).toBe(target);
  });

  test('that is old leads where it does in English, in the same language', async () => {
    const response = await get('pt/components/buttons/');
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get('location')!, site).pathname).toBe(
      '/pt/material-ui/react-button/',
    );
  });

  test('of no page is not found, and says so in the language', async () => {
    const response = await get('pt/material-ui/react-chekbox/');
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('Esta página não existe');
    expect(html).toContain('href="/pt/material-ui/react-checkbox/"');
  });

  test.each(['fr/versions/', 'zhx/versions/', 'zh/zh/versions/', 'zh/favicon.svg'])(
    '/%s is not found',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  test('answers with markdown, English where there is no translation', async () => {
    const accept = { accept: 'text/markdown' };
    expect(await (await get(`zh/${translated}`, accept)).text()).toMatch(/^# 安装\n/);
    const english = await get(`zh/${untranslated}`, accept);
    expect(english.headers.get('content-location')).toBe('/material-ui/react-checkbox.md');
  });
});

test('sitemaps name translations, and no page that is in English whatever its address says', async () => {
  const map = await read('sitemaps/material-ui.xml');
  expect(map).toContain(`<loc>${origin}/zh/${translated}</loc>`);
  expect(map).toContain(`hreflang="pt" href="${origin}/pt/${translated}"`);
  expect(map).not.toContain(`/zh/${untranslated}`);
  expect(await read('sitemaps/site.xml')).toContain(`<loc>${origin}/pt/</loc>`);
});
