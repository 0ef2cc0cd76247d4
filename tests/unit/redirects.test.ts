import fs from 'node:fs';
import { expect, test } from 'vitest';
import { readSite } from '../../pipeline/content/site.ts';
import { accountFor } from '../../pipeline/redirects/account.ts';
import { withAliases } from '../../pipeline/redirects/aliases.ts';
import { redirectOf, toTable } from '../../pipeline/redirects/table.ts';
import type { Document } from '../../app/_content/types.ts';
import { mistakesOf, pageText, writeSite } from '../fixtures/tinySite.ts';

const nav = `export default [
  { pathname: '/kit/intro' },
  { pathname: '/kit/chip' },
  { pathname: '/kit/soon', unwritten: true },
];`;

/** The smallest site with one page more, one that waits, and these redirects. */
function siteWith(redirects: string, anchors = '{}'): string {
  return writeSite({
    'kit/nav.ts': nav,
    'kit/chip/chip.md': pageText('Chip', '## Sizes'),
    'redirects.ts': `export const redirects = ${redirects};\nexport const anchors = ${anchors};`,
  });
}

async function mistakes(redirects: string, anchors?: string): Promise<string[]> {
  const content = siteWith(redirects, anchors);
  return mistakesOf(readSite(content), content);
}

test('redirects lead to pages, to pages that wait, to anchors and to other hosts', async () => {
  const content = siteWith(
    `{ '/old/': '/kit/chip/', '/s/': '/kit/chip/#sizes', '/w/': '/kit/soon/', '/blog/*': 'https://example.com/:splat', '/k/*': '/kit/:splat' }`,
    `{ '/kit/chip/': { size: 'sizes' } }`,
  );
  const { redirects } = await readSite(content);
  expect(redirectOf('/old/', redirects)).toBe('/kit/chip/');
  expect(redirectOf('/k/chip/', redirects)).toBe('/kit/chip/');
  expect(redirectOf('/blog/a/b/', redirects)).toBe('https://example.com/a/b/');
  expect(redirectOf('/kit/chip/', redirects)).toBeUndefined();
});

test('a site may have none', async () => {
  expect((await readSite(writeSite())).redirects.pages.size).toBe(0);
});

test.each([
  [`{ '/a/': '/kit/chop/' }`, '`/a/` leads nowhere. Nearest page to /kit/chop/: /kit/chip/.'],
  [`{ '/a/': '/b/', '/b/': '/kit/chip/' }`, '`/a/` leads to /b/, which leads on: name /kit/chip/.'],
  [`{ '/a/': '/a/' }`, '`/a/` leads in a circle, over /a/.'],
  [`{ '/kit/chip/': '/kit/intro/' }`, '/kit/chip/ is a page: a redirect would hide it.'],
  [`{ '/a/': '/kit/chip/#size' }`, '/kit/chip/ has no heading #size. Nearest: #sizes.'],
  [`{ '/a/*': '/kit/chip/' }`, '`/a/*` stands for many paths: end its target with `:splat`.'],
  [`{ '/a/': '/kit/:splat' }`, '`:splat` needs a star in `/a/`.'],
])('%s is a mistake', async (redirects, message) => {
  expect(await mistakes(redirects)).toEqual([`redirects.ts:1  ${message}`]);
});

test('circles of two and patterns that meet themselves are found', async () => {
  const two = await mistakes(`{ '/a/': '/b/', '/b/': '/a/' }`);
  expect(two).toHaveLength(2);
  for (const text of two) expect(text).toContain('leads in a circle');
  expect((await mistakes(`{ '/a/*': '/a/b/:splat' }`))[0]).toMatch(/leads (in a circle|on|to)/);
});

test('malformed addresses and doubles are told with their line', async () => {
  expect(await mistakes(`{\n  'a': '/kit/chip/',\n}`)).toEqual([
    expect.stringMatching(/^redirects\.ts:2 {2}.*starts with a slash/),
  ]);
  expect(await mistakes(`{\n  '/a/': 'http://x.org/',\n}`)).toEqual([
    expect.stringMatching(/^redirects\.ts:2 {2}.*https address/),
  ]);
  const double = `{\n  '/a/': '/kit/chip/',\n  // @ts-ignore\n  '/a/': '/kit/intro/',\n}`;
  expect(await mistakes(double)).toEqual([
    'redirects.ts:4  `/a/` is redirected twice: remove one.',
  ]);
});

test('old anchors have to mean something, and must not be there already', async () => {
  expect(await mistakes('{}', `{ '/kit/chip/': { old: 'nope', sizes: 'sizes' } }`)).toEqual([
    'redirects.ts:2  /kit/chip/ has no #nope. Nearest: #sizes.',
    'redirects.ts:2  /kit/chip/ has #sizes itself: remove it here.',
  ]);
  expect(await mistakes('{}', `{ '/kit/chop/': { a: 'b' } }`)).toEqual([
    'redirects.ts:2  There is no page /kit/chop/. Nearest: /kit/chip/.',
  ]);
});

test('nobody is sent twice: what lies under a pattern is led to its end', () => {
  const table = toTable({ '/old/*': '/new/:splat', '/new/a/': '/else/' }, []);
  expect(redirectOf('/old/a/', table)).toBe('/else/');
  expect(redirectOf('/old/b/', table)).toBe('/new/b/');
});

test('patterns below /api/ are written out, so that endpoints stay reachable', () => {
  const table = toTable({ '/api/*': '/kit/api/:splat' }, ['/kit/api/chip/', '/kit/intro/']);
  expect(redirectOf('/api/chip/', table)).toBe('/kit/api/chip/');
  expect(redirectOf('/api/ad', table)).toBeUndefined();
  expect(table.folders.size).toBe(0);
});

test('old anchors become empty elements in the heading or the row that they mean', () => {
  const document = {
    blocks: [{ type: 'heading', level: 2, id: 'sizes', html: 'Sizes' }],
    api: [
      {
        entry: {
          kind: 'component',
          name: 'Chip',
          props: [{ name: 'size', descriptionHtml: '<p>A</p>' }],
        },
      },
    ],
  } as unknown as Document;
  const { blocks, api } = withAliases(document, { size: 'sizes', 'Chip-size': 'chip-prop-size' });
  expect(blocks[0]).toMatchObject({ html: '<span id="size"></span>Sizes' });
  const [section] = api!;
  expect(section!.entry).toMatchObject({
    props: [{ descriptionHtml: '<p><span id="Chip-size"></span>A</p>' }],
  });
});

test('links of packages are accounted for', async () => {
  const content = siteWith(
    `{ '/old/': '/kit/chip/', '/later/': '/kit/soon/', '/out/': 'https://x.org/' }`,
  );
  const site = await readSite(content);
  const fate = (path: string, anchor?: string) =>
    accountFor([{ path, anchor, file: 'x' }], site)[0]!.fate;
  expect(fate('/kit/chip/')).toBe('served');
  expect(fate('/kit/chip/', 'sizes')).toBe('served');
  expect(fate('/kit/chip/', 'nope')).toBe('broken');
  expect(fate('/old/', 'sizes')).toBe('redirected');
  expect(fate('/out/')).toBe('redirected');
  expect(fate('/kit/')).toBe('redirected');
  expect(fate('/kit/soon/', 'any')).toBe('waiting');
  expect(fate('/later/')).toBe('waiting');
  expect(fate('/nowhere/')).toBe('broken');
  expect(fs.existsSync(content)).toBe(true);
});
