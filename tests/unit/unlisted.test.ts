import { beforeAll, describe, expect, test } from 'vitest';
import { listedPages, readSite, type Site } from '../../pipeline/content/site.ts';
import { buildDocuments } from '../../pipeline/documents.ts';
import { buildSearch } from '../../pipeline/search/build-search.ts';
import { navigationDocument, pagesDocument, siteDocument } from '../../pipeline/site-documents.ts';
import { demoAddresses } from '../fixtures/demoAddresses.ts';
import {
  mistakesOf,
  pageText,
  smallestSite,
  writeSite,
  type SiteFiles,
} from '../fixtures/tinySite.ts';

/** The kit, and a product of fixtures with a page at its own address. */
const withLab: SiteFiles = {
  'site.ts': smallestSite['site.ts']!.replace("['kit']", "['kit', 'lab']"),
  'lab/product.ts': `export default {
    name: 'Lab',
    description: 'Fixtures.',
    packageName: '@mui/material',
    start: '/lab/',
    listed: false,
  };`,
  'lab/nav.ts': `export default [
    { pathname: '/lab', title: 'Start' },
    { pathname: '/lab/whole' },
    { pathname: '/kit-group', title: 'Kit', children: [
      { pathname: '/kit/intro' },
      { pathname: '/kit/later' },
    ] },
  ];`,
  'lab/lab.md': pageText('Lab'),
  'lab/whole/whole.md': pageText('Whole', '::demo{name="Whole"}').replace(
    'title: ',
    'layout: blank\ntitle: ',
  ),
  'lab/whole/Whole.tsx': 'export default function Whole() {\n  return <main>Whole</main>;\n}\n',
  'kit/nav.ts': `export default [
    { pathname: '/kit/intro' },
    { pathname: '/kit/later', unwritten: true },
  ];`,
};

describe('a product that is not listed', () => {
  let site: Site;

  beforeAll(async () => {
    site = await readSite(writeSite(withLab));
  });

  test('is in no menu, and its pages in no search or sitemap', () => {
    const facts = siteDocument(site, '/enhance.js');
    expect(facts.products.map(({ id }) => id)).toEqual(['kit']);
    expect(facts.unlisted.map(({ id, start }) => [id, start])).toEqual([['lab', '/lab/']]);
    expect(listedPages(site).map(({ path }) => path)).toEqual(['/kit/intro/']);
    expect(pagesDocument(site).filter(({ unlisted }) => unlisted)).toEqual([
      { path: '/lab/', title: 'Lab', unlisted: true },
      { path: '/lab/whole/', title: 'Whole', unlisted: true },
    ]);
    expect(buildSearch(site).catalogue.products.map(({ id }) => id)).toEqual(['kit']);
  });

  test('tells search engines to stay out', async () => {
    const { documents } = await buildDocuments([...site.pages.values()], site, demoAddresses);
    expect(documents.map(({ path, noindex, layout }) => [path, noindex, layout])).toEqual([
      ['/kit/intro/', undefined, undefined],
      ['/lab/', true, undefined],
      ['/lab/whole/', true, 'blank'],
    ]);
  });

  test('may lead to pages of other products, and shows those that are written', () => {
    expect(navigationDocument(site, 'lab')).toMatchObject([
      { title: 'Start', path: '/lab/' },
      { title: 'Whole', path: '/lab/whole/' },
      { title: 'Kit', children: [{ title: 'Intro', path: '/kit/intro/' }] },
    ]);
  });
});

test('an entry that leads to a page of no product is a mistake', async () => {
  const content = writeSite({
    ...withLab,
    'kit/nav.ts': "export default [\n  { pathname: '/kit/intro' },\n];",
  });
  expect(await mistakesOf(readSite(content), content)).toEqual([
    'lab/nav.ts:6  /kit/later/ is a page of no product: correct the address, or list it in the navigation of its product.',
  ]);
});

test('a blank page holds one demo and nothing else', async () => {
  const content = writeSite({
    ...withLab,
    'lab/whole/whole.md': withLab['lab/whole/whole.md']!.replace('::demo', 'Text.\n\n::demo'),
  });
  expect(await mistakesOf(readSite(content), content)).toEqual([
    'lab/whole/whole.md:1  A page with `layout: blank` is one demo: remove what else it holds, or the layout.',
  ]);
});

test('a layout that is not known is a mistake', async () => {
  const content = writeSite({
    'kit/intro/intro.md': pageText('Intro').replace('title: ', 'layout: wide\ntitle: '),
  });
  expect(await mistakesOf(readSite(content), content)).toEqual([
    'kit/intro/intro.md:2  `layout` is `blank`, or left out.',
  ]);
});
