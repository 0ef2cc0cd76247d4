import { describe, expect, test } from 'vitest';
import { languages } from '../../pipeline/markdown/highlight.ts';
import { readBody } from '../fixtures/readMarkdown.ts';

const known = 'Known: tsx, ts, jsx, js, json, css, html, bash, diff, yaml, toml, text.';

describe('a code block', () => {
  test('is highlighted with classes, and its text is escaped', async () => {
    const { page } = await readBody('```tsx\nconst a = <b title="&">;\n```');
    const [block] = page.blocks;
    expect(block).toMatchObject({ type: 'code', code: { language: 'tsx', title: undefined } });
    const { html } = (block as Extract<typeof block, { type: 'code' }>).code;
    expect(html).toContain('<span class="k">const </span>');
    expect(html.replace(/<\/?span[^>]*>/g, '')).toBe(
      'const a = &lt;b title=&quot;&amp;&quot;&gt;;',
    );
  });

  test.each(Object.keys(languages))('can be %s', async (language) => {
    const { page, mistakes } = await readBody(`\`\`\`${language}\na: 1\n\`\`\``);
    expect(mistakes).toEqual([]);
    expect(page.blocks).toMatchObject([{ type: 'code', code: { language } }]);
  });

  test('of plain text is escaped only', async () => {
    const { page } = await readBody('```text\nconst <a>\n```');
    expect(page.blocks).toMatchObject([{ code: { html: 'const &lt;a&gt;' } }]);
  });

  test('has a title', async () => {
    const { page } = await readBody('```tsx title="src/my App.tsx"\n1\n```');
    expect(page.blocks).toMatchObject([{ code: { title: 'src/my App.tsx' } }]);
  });

  test('of the language diff marks what is added and removed', async () => {
    const { page } = await readBody('```diff\n- a\n+ b\n  c\n```');
    expect(page.blocks).toMatchObject([
      {
        code: { html: '<span class="d">- a</span>\n<span class="i">+ b</span>\n  c' },
      },
    ]);
  });

  test.each([
    ['```\na\n```', `A code block names no language. ${known}`],
    ['    indented', `A code block names no language. ${known}`],
    ['```python\na\n```', `Unknown code language \`python\`. ${known}`],
    ['```TSX\na\n```', `Unknown code language \`TSX\`. ${known}`],
  ])('written %j is a mistake', async (text, says) => {
    const { mistakes } = await readBody(`Text.\n\n${text}`);
    expect(mistakes).toEqual([{ at: text.split('\n')[0], says }]);
  });

  // remove `.fails` when the known languages are looked up as own properties
  test('may not name what every object has', async () => {
    const { mistakes } = await readBody('Text.\n\n```toString\na\n```');
    expect(mistakes).toEqual([
      { at: '```toString', says: `Unknown code language \`toString\`. ${known}` },
    ]);
  });

  test('in a nested list stays in its item', async () => {
    const { page, mistakes } = await readBody(
      '1. One\n   - Two\n\n     ```bash\n     npm i\n     ```\n\n2. Three',
    );
    expect(mistakes).toEqual([]);
    expect(page.blocks).toMatchObject([
      {
        tag: 'ol',
        children: [
          {
            tag: 'li',
            children: [
              { html: '<p>One</p>' },
              {
                tag: 'ul',
                children: [
                  {
                    tag: 'li',
                    children: [{ html: '<p>Two</p>' }, { code: { language: 'bash' } }],
                  },
                ],
              },
            ],
          },
          { tag: 'li', children: [{ html: '<p>Three</p>' }] },
        ],
      },
    ]);
  });
});

describe('tabs', () => {
  test('are code blocks with a label each, remembered under a key', async () => {
    const { page, mistakes } = await readBody(
      ':::tabs{key="package-manager"}\n```bash tab="npm"\nnpm i\n```\n\n```bash tab="Yarn 4" title="shell"\nyarn\n```\n:::',
    );
    expect(mistakes).toEqual([]);
    expect(page.blocks).toMatchObject([
      {
        type: 'tabs',
        storageKey: 'package-manager',
        tabs: [
          { id: 'npm', label: 'npm', code: { language: 'bash', title: undefined } },
          { id: 'yarn-4', label: 'Yarn 4', code: { language: 'bash', title: 'shell' } },
        ],
      },
    ]);
  });

  test.each([
    ['text', 'Text.'],
    ['code without a label', '```bash\nnpm i\n```'],
    ['a list', '- a'],
    ['a callout', ':::info\nText.\n:::'],
  ])('hold no %s', async (_, content) => {
    const { mistakes } = await readBody(`::::tabs{key="a"}\n${content}\n::::`);
    expect(mistakes).toEqual([
      {
        at: '::::tabs{key="a"}',
        says: '`tabs` holds code blocks that each carry `tab="name"`, and nothing else.',
      },
    ]);
  });

  test('without a key are a mistake', async () => {
    const { mistakes } = await readBody(':::tabs\n```bash tab="npm"\nnpm i\n```\n:::');
    expect(mistakes).toEqual([
      {
        at: ':::tabs',
        says: 'The option `key` of `tabs` is missing: name what the reader chooses.',
      },
    ]);
  });
});
