import http from 'node:http';
import { describe, expect, inject, test } from 'vitest';

const site = inject('siteUrl');
const page = `${site}material-ui/react-button/`;

/** Sends a request as it is written: fetch() would mend malformed paths. */
function raw(method: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      site,
      { method, path, agent: false, timeout: 10_000 },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (text: string) => (body += text));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer within 10 s')));
    request.on('error', reject);
    request.end();
  });
}

describe('a page', () => {
  test('is served from the prerendered copy, complete', async () => {
    const response = await fetch(page);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    expect(html).toContain('<h1');
    expect(html).toContain('<title>React Button component - Material UI</title>');
    expect(html).toMatch(
      /<link rel="canonical" href="https:\/\/[^"]+\/material-ui\/react-button\/"/,
    );
    expect(html).toMatch(/<a href="\/material-ui\/react-button\/" aria-current="page">/);
    expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('</head>'));
  });

  test('answers 304 when nothing changed', async () => {
    const etag = (await fetch(page)).headers.get('etag');
    expect(etag).toBeTruthy();
    const again = await fetch(page, { headers: { 'if-none-match': etag! } });
    expect(again.status).toBe(304);
  });

  test('varies by nothing', async () => {
    const plain = await (await fetch(page)).text();
    const other = await fetch(page, {
      headers: {
        cookie: 'codeVariant=JS; paletteColors=%7B%7D',
        'user-agent': 'Googlebot',
        'accept-language': 'zh',
      },
    });
    expect(other.headers.get('vary') ?? '').not.toMatch(/cookie|user-agent/i);
    expect(await other.text()).toBe(plain);
  });

  test('redirects to its address with a slash', async () => {
    const response = await fetch(page.slice(0, -1), { redirect: 'manual' });
    expect([301, 307, 308]).toContain(response.status);
    expect(new URL(response.headers.get('location')!, site).href).toBe(page);
  });

  test('has its payload beside it', async () => {
    const response = await fetch(`${page}index.txt`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/x-component');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  test('of a product without a page of its own leads to the first', async () => {
    const response = await fetch(`${site}material-ui/`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toContain('/material-ui/getting-started/');
  });
});

describe('hashed files', () => {
  test('are kept for a year', async () => {
    const html = await (await fetch(page)).text();
    const styleSheet = /href="(\/_next\/static\/css\/[^"]+)"/.exec(html)![1]!;
    const response = await fetch(new URL(styleSheet, site));
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('a request that no page answers', () => {
  test('for a missing page gets suggestions by nearest path', async () => {
    const response = await fetch(`${site}material-ui/react-buton/`);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain('href="/material-ui/react-button/"');
    expect(html).toContain('noindex');
    expect(html).toContain('There is no such page');
  });

  test.each([
    ['a malformed escape', 'GET', '/%E0%A4%A', 400],
    ['an encoded traversal', 'GET', '/..%2f..%2f..%2fetc%2fpasswd', 400],
    ['a plain traversal, which ends at the root', 'GET', '/material-ui/../../etc/passwd', 308],
    ['a backslash', 'GET', '/material-ui/..%5c..%5cx/', 400],
    ['a null byte', 'GET', '/material-ui/%00/', 400],
    ['a missing file', 'GET', '/_next/static/chunks/nothing.js', 404],
    ['a missing payload', 'GET', '/material-ui/nothing/index.txt', 404],
    ['a missing document', 'GET', '/_documents/pages/nothing.json', 404],
    ['a POST', 'POST', '/material-ui/react-button/', 405],
    ['a DELETE', 'DELETE', '/material-ui/nothing/', 405],
  ])('%s', async (_, method, target, status) => {
    const response = await raw(method, target);
    expect(response.status).toBe(status);
    expect(response.body).not.toMatch(/ at \w+ \(|node_modules|Error:/);
    if (status !== 404) expect(response.body.length).toBeLessThan(200);
  });

  test('a path of 10 KB', async () => {
    const response = await raw('GET', `/material-ui/${'a'.repeat(10_000)}/`);
    expect(response.status).toBe(414);
    expect(response.body.length).toBeLessThan(200);
  });

  test('HEAD has the headers and no body', async () => {
    const found = await raw('HEAD', '/material-ui/react-button/');
    expect([found.status, found.body]).toEqual([200, '']);
    const missing = await raw('HEAD', '/material-ui/nothing/');
    expect([missing.status, missing.body]).toEqual([404, '']);
  });

  test('OPTIONS says what is allowed, or that it is not', async () => {
    expect((await raw('OPTIONS', '/material-ui/nothing/')).status).toBe(204);
  });

  test('a path that is markup is shown as text', async () => {
    const html = await (await fetch(`${site}material-ui/<script>alert(1)</script>/`)).text();
    expect(html).not.toContain('<script>alert(1)');
  });
});
