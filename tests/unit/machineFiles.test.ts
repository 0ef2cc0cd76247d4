import { describe, expect, test } from 'vitest';
import type { Document } from '../../app/_content/types.ts';
import { structuredData, structuredDataElement } from '../../edge/pages/structuredData.ts';
import { readSite } from '../../pipeline/content/site.ts';
import { feed } from '../../pipeline/machines/feed.ts';
import { productLlms, rootLlms } from '../../pipeline/machines/llms.ts';
import { sitemap, sitemapIndex, type SitemapPage } from '../../pipeline/machines/sitemap.ts';
import { drawCard } from '../../pipeline/pictures/draw.ts';
import { goodSite } from '../fixtures/goodSite.ts';
import { writeSite } from '../fixtures/tinySite.ts';

const origin = 'https://docs.example.com';
const site = await readSite(writeSite(goodSite));
const [product] = site.products;

describe('llms.txt', () => {
  const documents = new Map(
    [...site.pages.values()].map(({ path, frontMatter }) => [
      path,
      { path, description: frontMatter.description } as Document,
    ]),
  );
  const source = { site, documents, origin };

  test('groups pages as the navigation does, and leaves out what is not written', () => {
    const text = productLlms(product!, source);
    expect(text).toContain(
      '- [Overview](https://docs.example.com/kit/intro.md): What Intro is for.',
    );
    expect(text).toContain(
      '## Inputs\n\n- [Button](https://docs.example.com/kit/react-button.md): Buttons start something.\n- [More](https://example.com/more)',
    );
    expect(text).not.toMatch(/soon|react-field|Later/i);
  });

  test('of the site names the files of each product', () => {
    const text = rootLlms(source);
    expect(text).toMatch(/^# Kit documentation\n\n> A site for tests\./);
    expect(text).toContain('https://docs.example.com/kit/llms.txt');
    expect(text).toContain('https://docs.example.com/kit/llms-full.txt');
  });
});

describe('sitemaps', () => {
  test('name pages, days and languages', () => {
    const pages: SitemapPage[] = [
      { path: '/a/', modified: '2024-01-02', translations: ['zh'] },
      { path: '/b&c/' },
    ];
    const text = sitemap(pages, origin);
    expect(text).toContain('<loc>https://docs.example.com/a/</loc><lastmod>2024-01-02</lastmod>');
    expect(text).toContain('<loc>https://docs.example.com/b&amp;c/</loc><xhtml:link');
    // a translation has an entry of its own, and both name each other
    expect(text).toContain('<loc>https://docs.example.com/zh/a/</loc>');
    expect(text.match(/hreflang="zh" href="https:\/\/docs.example.com\/zh\/a\/"/g)).toHaveLength(2);
    expect(text).not.toContain('/zh/b');
    expect(sitemapIndex([{ path: '/s.xml', pages }], origin)).toContain(
      '<loc>https://docs.example.com/s.xml</loc><lastmod>2024-01-02</lastmod>',
    );
  });
});

test('the feed holds new pages and releases, newest first, and is whole without any', () => {
  const [intro] = site.pages.values();
  const history = {
    pages: new Map([[intro!.folder, { created: '2024-01-01T00:00:00Z', modified: '' }]]),
    releases: [
      { packageName: '@mui/material', version: '6.3.0', date: '2024-02-01T00:00:00Z' },
      { packageName: '@mui/other', version: '1.0.0', date: '2024-03-01T00:00:00Z' },
    ],
  };
  const text = feed({ ...site, history }, origin);
  expect([...text.matchAll(/<entry>.*?<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
    'Kit 6.3.0',
    expect.stringContaining('Kit'),
  ]);
  expect(feed({ ...site, history: { pages: new Map(), releases: [] } }, origin)).toContain(
    '</feed>',
  );
});

describe('structured data', () => {
  const facts = {
    name: 'Kit documentation',
    description: 'x',
    products: [
      {
        id: 'kit',
        name: 'Kit',
        description: '',
        version: '1.0.0',
        icon: 'components' as const,
        repository: 'https://example.com/kit',
        otherVersions: [],
      },
    ],
  };

  test('says what a page is and where it stands', () => {
    const document = {
      path: '/kit/intro/',
      product: 'kit',
      title: 'Data Grid - Sorting - Kit',
      description: 'd',
      modified: '2024-01-02',
    } as Document;
    const data = structuredData(document, facts, origin);
    expect(data).toMatchObject({
      '@graph': [
        { '@type': 'TechArticle', headline: 'Data Grid - Sorting', dateModified: '2024-01-02' },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, item: `${origin}/` },
            { position: 2, name: 'Kit' },
            { position: 3, item: `${origin}/kit/intro/` },
          ],
        },
      ],
    });
  });

  test('cannot leave its element', () => {
    const element = structuredDataElement({ headline: '</script><script>alert(1)</script>' });
    expect(element.match(/<\/?script/g)).toHaveLength(2);
    expect(element).toContain('\\u003c/script>');
  });
});

test('a picture with the longest title and description is at most 60 KB', async () => {
  const words = (length: number) => 'Sorting grouped enterprise tables '.repeat(9).slice(0, length);
  const started = performance.now();
  const png = await drawCard({ label: 'MUI X', title: words(70), description: words(160) });
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.length).toBeLessThanOrEqual(60_000);
  // remembered: the second time it is only read
  const drawn = performance.now() - started;
  const again = performance.now();
  expect(await drawCard({ label: 'MUI X', title: words(70), description: words(160) })).toEqual(
    png,
  );
  expect(performance.now() - again).toBeLessThan(Math.max(100, drawn));
});
