import { describe, expect, test } from 'vitest';
import { readBody } from '../fixtures/readMarkdown.ts';

describe('text', () => {
  test('that needs no component of its own becomes one piece of HTML', async () => {
    const { page } = await readBody('One **bold** ~~gone~~.\n\n- a\n- b\n\n> Quote');
    expect(page.blocks).toHaveLength(1);
    const [block] = page.blocks as [{ type: 'html'; html: string }];
    expect(block.html).toContain('<strong>bold</strong> <del>gone</del>');
    expect(block.html).toContain('<li>a</li>');
    expect(block.html).toContain('<blockquote>');
  });

  test('is escaped', async () => {
    const { page } = await readBody('a &lt;b&gt; `<c>` \\<d>');
    expect(page.blocks).toEqual([
      { type: 'html', html: '<p>a &#x3C;b> <code>&#x3C;c></code> &#x3C;d></p>' },
    ]);
  });
});

describe('a table', () => {
  test('is a block of its own, with alignment and inline markdown', async () => {
    const { page, mistakes } = await readBody(
      'Before.\n\n| Key | Count |\n| --- | ----: |\n| `a` | [1](/kit/intro/) |',
    );
    expect(mistakes).toEqual([]);
    expect(page.blocks.map(({ type }) => type)).toEqual(['html', 'table']);
    const { html } = page.blocks[1] as { html: string };
    expect(html).toContain('<th align="right">Count</th>');
    expect(html).toContain('<td><code>a</code></td>');
    expect(html).toContain('<td align="right"><a href="/kit/intro/">1</a></td>');
  });
});

describe('HTML', () => {
  test('may be details, with markdown and code inside', async () => {
    const { page, mistakes } = await readBody(
      '<details>\n<summary>More</summary>\n\nSome **text**.\n\n```js\n1\n```\n\n</details>\n\nAfter.',
    );
    expect(mistakes).toEqual([]);
    expect(page.blocks).toMatchObject([
      {
        type: 'element',
        tag: 'details',
        children: [
          { tag: 'summary', children: [{ html: 'More' }] },
          { tag: 'p', children: [{ html: 'Some <strong>text</strong>.' }] },
          { type: 'code' },
        ],
      },
      { type: 'html', html: '<p>After.</p>' },
    ]);
  });

  test('may be keys and line breaks', async () => {
    const { page, mistakes } = await readBody('Press <kbd>Tab</kbd><BR>twice.');
    expect(mistakes).toEqual([]);
    expect(page.blocks).toEqual([{ type: 'html', html: '<p>Press <kbd>Tab</kbd><br>twice.</p>' }]);
  });

  test.each(['div', 'span', 'script', 'style', 'iframe', 'img', 'svg', 'SCRIPT'])(
    'of the kind <%s> is a mistake',
    async (tag) => {
      const line = `Some <${tag} title="x"> here.`;
      const { mistakes } = await readBody(`Text.\n\n${line}`);
      expect(mistakes).toEqual([
        {
          at: line,
          says: `\`<${tag}>\` is not allowed in markdown (allowed: details, summary, kbd, br). In text, put it in backticks.`,
        },
      ]);
    },
  );

  test('inside allowed HTML is looked at too', async () => {
    const { mistakes } = await readBody('<details>\n<summary><b>More</b></summary>\n</details>');
    expect(mistakes.map(({ says }) => says)).toContainEqual(
      expect.stringMatching(/^`<b>` is not allowed/),
    );
  });

  test.each(['onclick="run()"', 'style="color: red"', 'ONFOCUS = "run()"'])(
    'may not carry %s',
    async (attribute) => {
      const line = `Press <kbd ${attribute}>Tab</kbd>.`;
      const { mistakes } = await readBody(`Text.\n\n${line}`);
      expect(mistakes).toEqual([
        {
          at: line,
          says: 'HTML in markdown carries no styles and no event handlers: remove the attribute.',
        },
      ]);
    },
  );
});

describe('an image', () => {
  test('of this site is shown', async () => {
    const { page, mistakes } = await readBody('![A lake](/static/images/lake.jpg)');
    expect(mistakes).toEqual([]);
    expect(page.blocks).toEqual([
      { type: 'html', html: '<p><img src="/static/images/lake.jpg" alt="A lake"></p>' },
    ]);
  });

  test.each(['https://example.com/lake.jpg', 'lake.jpg', '//example.com/static/lake.jpg'])(
    'at %s is a mistake',
    async (address) => {
      const line = `![A lake](${address})`;
      const { mistakes } = await readBody(`Text.\n\n${line}`);
      expect(mistakes).toEqual([
        {
          at: line,
          says: `The image \`${address}\` is not served from here: put it in public/static/.`,
        },
      ]);
    },
  );

  // remove `.fails` when images by reference are checked like the others
  test('by reference is looked at too', async () => {
    const { mistakes } = await readBody('![A lake][lake]\n\n[lake]: https://example.com/lake.jpg');
    expect(mistakes).toHaveLength(1);
  });
});
