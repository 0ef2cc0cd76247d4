import { describe, expect, test } from 'vitest';
import { Mistakes } from '../../pipeline/author-error.ts';
import {
  allItems,
  pageItems,
  readNavigation,
  titleOf,
  writtenItems,
  type NavItem,
} from '../../pipeline/content/navigation.ts';
import { mistakesOf, writeSite } from '../fixtures/tinySite.ts';

describe('the title of an entry', () => {
  test.each<[string, NavItem, string]>([
    ['is the one it has', { pathname: '/kit/react-chip', title: 'Tag' }, 'Tag'],
    ['comes from the last part of its path', { pathname: '/kit/guides/theming' }, 'Theming'],
    ['has spaces for hyphens', { pathname: '/kit/how-to-customize' }, 'How to customize'],
    ['drops `react-`', { pathname: '/kit/react-text-field' }, 'Text field'],
    ['drops `react-` at the start only', { pathname: '/kit/for-react-users' }, 'For react users'],
    [
      'comes from the subheader of a group',
      { pathname: '/kit/components/a', subheader: 'data-display', children: [] },
      'Data display',
    ],
    ['is the name of the export under /api/', { pathname: '/kit/api/tab-panel' }, 'TabPanel'],
    ['is the name of a hook under /api/', { pathname: '/kit/api/use-button' }, 'useButton'],
    ['keeps digits under /api/', { pathname: '/kit/api/grid-2' }, 'Grid2'],
    ['is no export where /api/ is not a folder', { pathname: '/kit/use-api' }, 'Use api'],
  ])('%s', (_, item, title) => {
    expect(titleOf(item)).toBe(title);
  });
});

const tree: NavItem[] = [
  { pathname: '/kit/intro' },
  {
    pathname: '/kit/inputs',
    children: [
      { pathname: '/kit/chip', unwritten: true },
      { pathname: '/kit/deep', children: [{ pathname: '/kit/field' }] },
    ],
  },
  {
    pathname: '/kit/empty',
    children: [
      { pathname: '/kit/emptier', children: [{ pathname: '/kit/later', unwritten: true }] },
    ],
  },
  { pathname: 'https://example.com/' },
  { pathname: '/other/page' },
];

test('the site shows written pages, and no group that they leave empty', () => {
  expect(allItems(writtenItems(tree)).map(({ pathname }) => pathname)).toEqual([
    '/kit/intro',
    '/kit/inputs',
    '/kit/deep',
    '/kit/field',
    'https://example.com/',
    '/other/page',
  ]);
  expect(allItems(tree)).toHaveLength(10);
});

test('pages are the entries of the product that are not groups', () => {
  expect(pageItems(tree, 'kit').map(({ pathname }) => pathname)).toEqual([
    '/kit/intro',
    '/kit/chip',
    '/kit/field',
    '/kit/later',
  ]);
});

describe('nav.ts', () => {
  async function read(nav: string) {
    const content = writeSite({ 'kit/nav.ts': nav });
    const mistakes = new Mistakes();
    const navigation = await readNavigation(content, 'kit', mistakes);
    const check = async () => mistakes.throwIfAny();
    return { navigation, mistakes: await mistakesOf(check(), content) };
  }

  test('is read, and knows the line of each entry', async () => {
    const { navigation, mistakes } = await read(
      `export default [\n  { pathname: '/kit/a' },\n  { pathname: '/kit/b', plan: 'pro', newFeature: true },\n];\n`,
    );
    expect(mistakes).toEqual([]);
    expect(navigation.product).toBe('kit');
    expect(navigation.items).toEqual([
      { pathname: '/kit/a' },
      { pathname: '/kit/b', plan: 'pro', newFeature: true },
    ]);
    expect(navigation.lineOf('/kit/b')).toBe(3);
  });

  test('lists no pathname twice, in groups neither', async () => {
    const { mistakes } = await read(
      `export default [\n  { pathname: '/kit/a' },\n  { pathname: '/kit/b', children: [\n    { pathname: '/kit/a' },\n  ] },\n];\n`,
    );
    expect(mistakes).toEqual([
      'kit/nav.ts:4  The pathname `/kit/a` is listed twice: remove one entry, or give the group a key of its own.',
    ]);
  });

  test.each([
    [
      `{ pathname: 'kit/a' }`,
      'kit/nav.ts  0.pathname: must start with a slash, or be an https address.',
    ],
    [
      `{ pathname: 'http://example.com' }`,
      'kit/nav.ts  0.pathname: must start with a slash, or be an https address.',
    ],
    [`{ pathname: '/kit/a', unwriten: true }`, 'kit/nav.ts  0: Unrecognized key: "unwriten".'],
    [
      `{ pathname: '/kit/a', children: [{ pathname: '/kit/b', plan: 'free' }] }`,
      'kit/nav.ts  0.children.0.plan: Invalid option: expected one of "pro"|"premium".',
    ],
  ])('holds no entry like %s', async (entry, mistake) => {
    const { navigation, mistakes } = await read(`export default [${entry}];\n`);
    expect(mistakes).toEqual([mistake]);
    expect(navigation.items).toEqual([]);
  });

  test('takes an entry for planned and for unwritten pages as `true` only', async () => {
    const { mistakes } = await read(`export default [{ pathname: '/kit/a', unwritten: false }];\n`);
    expect(mistakes).toEqual([expect.stringContaining('0.unwritten: ')]);
  });
});
