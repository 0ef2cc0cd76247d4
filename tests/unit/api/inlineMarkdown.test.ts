import { describe, expect, it } from 'vitest';
import { correct } from '../../../pipeline/api/corrections.ts';
import { renderInlineMarkdown } from '../../../pipeline/api/inline-markdown.ts';
import { rewriteLinks } from '../../../pipeline/api/links.ts';

const html = (markdown: string) => renderInlineMarkdown(markdown).html;
const problems = (markdown: string) => renderInlineMarkdown(markdown).problems;

describe('the text of a doc comment', () => {
  it('becomes code, emphasis, links, paragraphs and lists', () => {
    expect(html('If `true`, it is **on**.')).toBe(
      'If <code>true</code>, it is <strong>on</strong>.',
    );
    expect(html('One\n\nTwo')).toBe('<p>One</p><p>Two</p>');
    expect(html('- `a`\n- b')).toBe('<ul><li><code>a</code></li><li>b</li></ul>');
    expect(html('See [MDN](https://developer.mozilla.org/).')).toBe(
      'See <a href="https://developer.mozilla.org/">MDN</a>.',
    );
  });

  it('shows HTML as text', () => {
    expect(html('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html('before\n\n<script>\nalert("x")\n</script>')).not.toMatch(/<script/);
    expect(html('a <img src=x onerror=alert(1)> b')).not.toMatch(/<img/);
    expect(html('`<b>`')).toBe('<code>&lt;b&gt;</code>');
    expect(html('[<i>x</i>](https://a.b/"><script>)')).not.toMatch(/<script|<i>/);
    expect(problems('<script>alert(1)</script>')).toEqual([]);
  });

  it('gives links inside the documentation their public address', () => {
    expect(html('[Chip](/material-ui/api/chip/#props)')).toBe(
      '<a href="https://mui.com/material-ui/api/chip/#props">Chip</a>',
    );
    expect(html('{@link /x/react-charts/tooltip/ the docs}')).toBe(
      '<a href="https://mui.com/x/react-charts/tooltip/">the docs</a>',
    );
  });

  it('links named types that have a page', () => {
    const pathOf = (name: string) =>
      name === 'GridColDef' ? '/x/api/data-grid/grid-col-def/' : undefined;
    expect(renderInlineMarkdown('A [[GridColDef]] or [[Other]].', pathOf).html).toBe(
      'A <a href="https://mui.com/x/api/data-grid/grid-col-def/"><code>GridColDef</code></a> or <code>Other</code>.',
    );
  });

  it('is reported when its markup is broken', () => {
    expect(problems('If `true, it is on.')).toEqual([expect.stringContaining('not closed')]);
    expect(problems('See [the docs](https://mui.com/ for more.')).toEqual([
      expect.stringContaining('link is not closed'),
    ]);
    expect(problems('[x](javascript:alert)')).toEqual([expect.stringContaining('leads nowhere')]);
    expect(problems('![picture](https://a.b/c.png)')).toEqual([expect.stringContaining('image')]);
    expect(problems('See {@link Foo')).toEqual([expect.stringContaining('not closed')]);
  });

  it('is corrected where an installed package is known to be wrong', () => {
    expect(correct('Styles applied to the root element if `size="small"``.')).toBe(
      'Styles applied to the root element if `size="small"`.',
    );
    expect(correct('Styles applied to the root element if `size="small"`.')).toBe(
      'Styles applied to the root element if `size="small"`.',
    );
  });
});

describe('links of extracted HTML', () => {
  const source =
    '<a href="https://mui.com/material-ui/api/chip/#props">a</a> <a href="https://mui.com/x/introduction?a=1&amp;b=2">b</a> <a href="https://example.com/">c</a>';

  it('are rewritten by path and anchor', () => {
    const asked: [string, string | undefined][] = [];
    const result = rewriteLinks(source, (path, anchor) => {
      asked.push([path, anchor]);
      return path === '/material-ui/api/chip/' ? `${path}#${anchor}` : undefined;
    });
    expect(asked).toEqual([
      ['/material-ui/api/chip/', 'props'],
      ['/x/introduction/', undefined],
    ]);
    expect(result).toContain('<a href="/material-ui/api/chip/#props">a</a>');
    expect(result).toContain('<a href="https://mui.com/x/introduction?a=1&amp;b=2">b</a>');
    expect(result).toContain('<a href="https://example.com/">c</a>');
  });

  it('stay safe whatever they are rewritten to', () => {
    expect(rewriteLinks('<a href="https://mui.com/a/">a</a>', () => '/"><script>')).toBe(
      '<a href="/&quot;&gt;&lt;script&gt;">a</a>',
    );
  });
});
