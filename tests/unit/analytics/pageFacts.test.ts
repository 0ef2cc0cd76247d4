import { expect, test } from 'vitest';
import { pageFacts } from '../../../app/_analytics/pageFacts.ts';

test.each([
  ['/material-ui/react-button/', 'material-ui', 'core'],
  ['/base-ui/', 'base-ui', 'core'],
  ['/system/spacing/', 'system', 'core'],
  ['/x/react-data-grid/editing/', 'x-data-grid', 'x'],
  ['/x/api/tree-view/rich-tree-view/', 'x-tree-view', 'x'],
  ['/x/introduction/', null, 'x'],
  ['/', null, null],
  ['/offline/', null, null],
])('%s is of the product %s in %s', (path, productId, productCategoryId) => {
  expect(pageFacts(path, 'Title')).toEqual({
    title: 'Title',
    location: path,
    productId,
    productCategoryId,
  });
});

test('the language is no part of the address that is counted', () => {
  expect(pageFacts('/zh/material-ui/react-button/', '')).toMatchObject({
    location: '/material-ui/react-button/',
    productId: 'material-ui',
  });
  expect(pageFacts('/pt/', '').location).toBe('/');
  expect(pageFacts('/ptarmigan/', '').location).toBe('/ptarmigan/');
});
