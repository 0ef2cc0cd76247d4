import { describe, expect, test } from 'vitest';
import type { NavigationNode } from '../../app/_content/navigationTypes.ts';
import { navigationHtml } from '../../app/_frame/navigationHtml.ts';

const nodes: NavigationNode[] = [
  { title: 'Intro', path: '/kit/intro/' },
  {
    title: 'Components',
    children: [
      {
        title: 'Inputs',
        subheader: true,
        children: [{ title: 'Field', path: '/kit/field/' }],
      },
      { title: 'More', children: [{ title: 'Chip', path: '/kit/chip/' }] },
    ],
  },
];

describe('the side navigation', () => {
  test('is lists of links in groups that open, and subheaders that are always open', () => {
    expect(navigationHtml(nodes, '/elsewhere/')).toBe(
      '<ul><li><a href="/kit/intro/">Intro</a></li>' +
        '<li><details><summary>Components</summary><ul>' +
        '<li><b>Inputs</b><ul><li><a href="/kit/field/">Field</a></li></ul></li>' +
        '<li><details><summary>More</summary><ul><li><a href="/kit/chip/">Chip</a></li></ul></details></li>' +
        '</ul></details></li></ul>',
    );
  });

  test('marks the current page, and no other', () => {
    const html = navigationHtml(nodes, '/kit/field/');
    expect(html).toContain('<a href="/kit/field/" aria-current="page">Field</a>');
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });

  test('opens the groups above the current page, and no other', () => {
    const field = navigationHtml(nodes, '/kit/field/');
    expect(field).toContain('<details open><summary>Components</summary>');
    expect(field).toContain('<details><summary>More</summary>');
    const chip = navigationHtml(nodes, '/kit/chip/');
    expect(chip).toContain('<details open><summary>Components</summary>');
    expect(chip).toContain('<details open><summary>More</summary>');
    expect(navigationHtml(nodes, '/kit/intro/')).not.toContain(' open');
  });

  test('shows titles and addresses as they are, whatever they hold', () => {
    expect(navigationHtml([{ title: '<b> & "c"', path: '/a"b/' }], '/')).toBe(
      '<ul><li><a href="/a&quot;b/">&lt;b&gt; &amp; &quot;c&quot;</a></li></ul>',
    );
    expect(navigationHtml([{ title: '<i>', children: [] }], '/')).toContain(
      '<summary>&lt;i&gt;</summary>',
    );
    expect(navigationHtml([{ title: '<i>', subheader: true, children: [] }], '/')).toContain(
      '<b>&lt;i&gt;</b>',
    );
  });

  test('does not take a page for current whose address only starts alike', () => {
    expect(navigationHtml(nodes, '/kit/')).not.toContain('aria-current');
    expect(navigationHtml(nodes, '/kit/field/more/')).not.toContain('aria-current');
  });
});
