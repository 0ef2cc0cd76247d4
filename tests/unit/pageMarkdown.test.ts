import { describe, expect, test } from 'vitest';
import { markdownPath } from '../../app/_content/markdownPath.ts';
import { plainText } from '../../app/_content/plainText.ts';
import { prefersMarkdown } from '../../edge/markdown/prefersMarkdown.ts';
import { markdownAddress } from '../../pipeline/machines/addresses.ts';
import { htmlToMarkdown } from '../../pipeline/machines/html-to-markdown.ts';
import { codeBlock, inlineCode, markdownTable } from '../../pipeline/machines/markdown-table.ts';
import { sourceToMarkdown } from '../../pipeline/machines/source-markdown.ts';

const origin = 'https://docs.example.com';
const link = (href: string) => markdownAddress(href, origin);
const convert = (source: string) =>
  sourceToMarkdown(source, {
    link,
    demo: (name) => `Demo \`${name}.tsx\`:\n\n\`\`\`tsx\ncode();\n\n\`\`\``,
    component: (name) => `(${name})`,
  });

describe('what an author wrote', () => {
  test('stays as it is, without the front matter', () => {
    const text =
      '# Title\n\nText with *emphasis*, `code` and 10:30.\n\n- a\n- b\n\n| a | b |\n| - | - |\n| 1 | 2 |\n';
    expect(convert(`---\ntitle: x\n---\n\n${text}`)).toBe(text);
  });

  test('has whole addresses: of markdown for pages, and others as they were', () => {
    expect(
      convert('[a](/x/y/#z), [`b`](/f.svg "t"), [c](#d), [e](https://e.org/), ![i](/s/i.png)'),
    ).toBe(
      `[a](${origin}/x/y.md#z), [\`b\`](${origin}/f.svg "t"), [c](#d), [e](https://e.org/), ![i](${origin}/s/i.png)\n`,
    );
  });

  test('a link whose text is its address keeps the text', () => {
    expect(convert('[/llms.txt](/llms.txt)')).toBe(`[/llms.txt](${origin}/llms.txt)\n`);
  });

  test('demos become their code, in lists too', () => {
    expect(convert('- text\n\n  ::demo{name="A"}\n\nend')).toBe(
      '- text\n\n  Demo `A.tsx`:\n\n  ```tsx\n  code();\n\n  ```\n\nend\n',
    );
  });

  test('callouts become the alerts of GitHub, with what they hold', () => {
    expect(convert(':::warning[Do *not*]\nText [a](/b/).\n\n```ts\nx\n\ny\n```\n:::\n\nend')).toBe(
      `> [!WARNING]\n> **Do *not***\n>\n> Text [a](${origin}/b.md).\n>\n> \`\`\`ts\n> x\n>\n> y\n> \`\`\`\n\nend\n`,
    );
    expect(convert(':::info\n::component{name="C"}\n:::')).toBe('> [!NOTE]\n> (C)\n');
  });

  test('tabs become code under the name of each', () => {
    expect(
      convert(
        ':::tabs{key="k"}\n\n```bash tab="npm"\nnpm i\n```\n\n```json tab="yarn" title="a.json"\n{}\n```\n\n:::',
      ),
    ).toBe('npm:\n\n```bash\nnpm i\n```\n\nyarn:\n\n`a.json`:\n\n```json\n{}\n```\n');
  });
});

describe('HTML of descriptions', () => {
  test('becomes markdown', () => {
    expect(
      htmlToMarkdown(
        '<p>A <code>b &lt;c&gt;</code> <strong>d</strong></p><ul><li>e</li><li><a href="/f/">g</a></li></ul>',
        link,
      ),
    ).toBe(`A \`b <c>\` **d**\n\n- e\n- [g](${origin}/f.md)`);
  });

  test('is text where it looks like markup', () => {
    expect(htmlToMarkdown('a *b* [c] &lt;d&gt; e_f', link)).toBe('a \\*b\\* \\[c\\] \\<d> e\\_f');
    expect(htmlToMarkdown('<span id="x"></span>text', link)).toBe('text');
  });

  test('of highlighted code is the code', () => {
    expect(plainText('<span class="k">const</span> a = &#x3C;b>&amp;&#39;;')).toBe(
      "const a = <b>&';",
    );
  });
});

describe('tables and code', () => {
  test('cells hold bars and line breaks, and empty columns go', () => {
    expect(markdownTable(['a', 'b', 'c'], [['`x | y`', '', '1\n- 2']])).toBe(
      '| a | c |\n| --- | --- |\n| `x \\| y` | 1<br>- 2 |',
    );
  });

  test('code holds backticks', () => {
    expect(inlineCode('a`b')).toBe('``a`b``');
    expect(inlineCode('`a`')).toBe('`` `a` ``');
    expect(codeBlock('```\nx\n```', 'md')).toBe('````md\n```\nx\n```\n````');
  });
});

test('the address of a page and of its markdown differ in the ending', () => {
  expect(markdownPath('/')).toBe('/index.md');
  expect(markdownPath('/kit/intro/')).toBe('/kit/intro.md');
  expect(markdownPath('/kit/intro/', 'js')).toBe('/kit/intro.js.md');
});

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html', true],
  ['text/markdown;q=0.9, text/html;q=0.8, */*', true],
  ['text/html, text/markdown', false],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0, text/html', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  ['text/*', false],
  ['', false],
  [undefined, false],
  [`text/markdown,${'a/b,'.repeat(500)}`, false],
])('a client that accepts %.60s prefers markdown: %s', (accept, expected) => {
  expect(prefersMarkdown(accept)).toBe(expected);
});
