import { describe, expect, test } from 'vitest';
import { partOf, productIdentity } from '../../app/_content/productIdentity.ts';
import type { ProductFacts } from '../../app/_content/types.ts';
import { installedVersion } from '../../pipeline/content/products.ts';
import { readSite } from '../../pipeline/content/site.ts';
import { navigationDocument, siteDocument } from '../../pipeline/site-documents.ts';
import { pageText, smallestSite, writeSite } from '../fixtures/tinySite.ts';

const withMenu = (menu: string) =>
  smallestSite['site.ts']!.replace("products: ['kit'],", `products: ['kit'], menu: ${menu},`);

async function factsOf(changes: Record<string, string>) {
  return siteDocument(await readSite(writeSite(changes)), '/enhance.js');
}

describe('the product menu', () => {
  test('lists a product that no block names, in a block of its own', async () => {
    const { menu } = await factsOf({});
    expect(menu).toEqual([
      {
        title: 'Kit documentation',
        items: [
          {
            id: 'kit',
            name: 'Kit',
            description: 'Parts.',
            icon: 'components',
            href: '/kit/intro/',
          },
        ],
      },
    ]);
  });

  test('lists what lives elsewhere too', async () => {
    const { menu } = await factsOf({
      'site.ts': withMenu(
        "[{ title: 'All', products: ['kit'], links: [{ name: 'Tools', description: 'More.', href: 'https://example.com/', icon: 'toolpad', beta: true }] }]",
      ),
    });
    expect(menu).toHaveLength(1);
    expect(menu[0]!.items.map(({ name }) => name)).toEqual(['Kit', 'Tools']);
  });

  test('does not take a name that is no product', async () => {
    await expect(
      factsOf({ 'site.ts': withMenu("[{ title: 'All', products: ['kitt'] }]") }),
    ).rejects.toThrow('the menu names kitt, which is no product');
  });

  test('lists the parts of a product, each with its own version and first page', async () => {
    const site = await factsOf({
      'kit/product.ts': `export default {
        name: 'Kit', description: 'Parts.', packageName: '@mui/material', start: '/kit/intro/',
        parts: [{ id: 'grid', name: 'Grid', description: 'Tables.', packageName: '@mui/x-data-grid',
          start: '/kit/react-grid/', icon: 'grid' },
          { id: 'tree', name: 'Tree', description: 'Branches.', packageName: '@mui/x-tree-view',
          start: '/kit/react-tree/', icon: 'tree' }],
      };`,
      'kit/nav.ts':
        "export default [{ pathname: '/kit/intro' }, { pathname: '/kit/react-grid/rows' }];",
      'kit/react-grid/rows/rows.md': pageText('Rows'),
    });
    expect(site.menu[0]!.items.map(({ id, href }) => [id, href])).toEqual([
      ['kit-grid', '/kit/react-grid/rows/'],
      ['kit-tree', 'https://mui.com/kit/react-tree/'],
    ]);
    expect(site.products[0]!.parts![0]).toMatchObject({
      version: installedVersion('@mui/x-data-grid'),
      repository: 'https://github.com/mui/mui-x',
    });
  });
});

describe('the identity of a page', () => {
  test.each([
    ['/x/react-data-grid/', 'data-grid'],
    ['/x/react-data-grid/filtering/', 'data-grid'],
    ['/x/api/tree-view/rich-tree-view/', 'tree-view'],
    ['/zh/x/api/charts/bar-chart/', 'charts'],
    ['/x/introduction/', undefined],
  ])('%s belongs to %s', (path, part) => {
    expect(partOf(path)).toBe(part);
  });

  test('is the product where no part has the name', () => {
    const part = { id: 'x-charts' } as ProductFacts;
    const product = { id: 'x', parts: [part] } as ProductFacts;
    expect(productIdentity(product, '/x/react-charts/bars/')).toBe(part);
    expect(productIdentity(product, '/x/react-gantt/')).toBe(product);
    expect(productIdentity({ ...product, parts: undefined }, '/x/react-charts/').id).toBe('x');
  });
});

test('flags of a page come in the same order, however they are written', async () => {
  const site = await readSite(
    writeSite({
      'kit/nav.ts':
        "export default [{ pathname: '/kit/intro', deprecated: true, newFeature: true, beta: true, plan: 'pro', icon: 'start' }];",
    }),
  );
  expect(navigationDocument(site, 'kit')).toEqual([
    {
      title: 'Intro',
      path: '/kit/intro/',
      icon: 'start',
      flags: ['pro', 'newFeature', 'beta', 'deprecated'],
    },
  ]);
});

test('an icon that is not drawn is a mistake', async () => {
  const content = writeSite({
    'kit/nav.ts': "export default [{ pathname: '/kit/intro', icon: 'rocket' }];",
  });
  await expect(readSite(content)).rejects.toThrow(/icon/);
});
