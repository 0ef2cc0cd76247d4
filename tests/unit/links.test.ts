import { describe, expect, test } from 'vitest';
import { splitHref } from '../../pipeline/markdown/links.ts';
import { readBody } from '../fixtures/readMarkdown.ts';

describe('a link', () => {
  test.each([
    '/kit/intro/',
    '/kit/intro/#sizes',
    '/kit/intro/?a=b#sizes',
    '#sizes',
    '/static/favicon.svg',
    'https://example.com/a',
    'mailto:a@example.com',
  ])('to %s is well formed', async (href) => {
    const { mistakes } = await readBody(`[Link](${href})`);
    expect(mistakes).toEqual([]);
  });

  test.each([
    ['', 'A link is empty: give it an address.'],
    ['http://example.com/', '`http://example.com/` is not secure: use https.'],
    [
      'intro/',
      '`intro/` is relative: links inside the site start with a slash, others with https.',
    ],
    [
      '../intro/',
      '`../intro/` is relative: links inside the site start with a slash, others with https.',
    ],
    ['/kit//intro/', '`/kit//intro/` has a double slash: remove one.'],
    ['//example.com/', '`//example.com/` has a double slash: remove one.'],
    ['/kit/intro', '`/kit/intro` lacks the slash at the end of its path: write `/kit/intro/`.'],
    [
      '/kit/intro#sizes',
      '`/kit/intro#sizes` lacks the slash at the end of its path: write `/kit/intro/#sizes`.',
    ],
    [
      '/kit/intro?a=b',
      '`/kit/intro?a=b` lacks the slash at the end of its path: write `/kit/intro/?a=b`.',
    ],
  ])('to %j is a mistake', async (href, says) => {
    const line = `See [this](${href}).`;
    const { mistakes, page } = await readBody(`Text.\n\n${line}`);
    expect(mistakes).toEqual([{ at: line, says }]);
    expect(page.links).toEqual([]);
  });

  test('that runs a script is a mistake', async () => {
    const { mistakes } = await readBody('[Link](javascript:run)');
    expect(mistakes).toHaveLength(1);
  });

  test.each([
    ['a heading', '## See [this](/kit)'],
    ['a table', '| a |\n| - |\n| [this](/kit) |'],
    ['a callout', ':::info\n[this](/kit)\n:::'],
    ['the title of a callout', ':::info[[this](/kit)]\nText.\n:::'],
    ['a list', '- a\n- b\n  - [this](/kit)'],
    ['details', '<details>\n<summary>More</summary>\n\n[this](/kit)\n\n</details>'],
  ])('in %s is looked at, and found at its own line', async (_, text) => {
    const { mistakes } = await readBody(`Text.\n\n${text}\n\n## End`);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]!.at).toContain('[this](/kit)');
  });

  test('inside the site is kept for the check of its target, others are not', async () => {
    const { page } = await readBody(
      '[a](/kit/other/?b=c#sizes)\n[d](#own) [e](https://example.com/) [f](mailto:a@b.c)',
    );
    const file = 'content/kit/intro/intro.md';
    expect(page.links).toEqual([
      { href: '/kit/other/?b=c#sizes', path: '/kit/other/', anchor: 'sizes', file, line: 8 },
      { href: '#own', path: '/kit/intro/', anchor: 'own', file, line: 9 },
    ]);
  });
});

test('an anchor is compared as it is read, not as it is encoded', () => {
  expect(splitHref('#%C3%BCber', '/kit/')).toEqual({ path: '/kit/', anchor: 'über' });
});

// remove `.fails` when splitHref() survives an escape that cannot be decoded
test('an anchor that cannot be decoded is a mistake, and no crash', async () => {
  const { mistakes } = await readBody('Text.\n\n[Link](#%E0%A4%A)');
  expect(mistakes).toHaveLength(1);
});
