import { describe, expect, test } from 'vitest';
import { readBody, readMarkdown } from '../fixtures/readMarkdown.ts';

describe('headings', () => {
  test('make the table of contents: `##`, and `###` below them', async () => {
    const { page, mistakes } = await readBody(
      '## Basics\n\n### With `sx`\n\n#### Deep\n\n## Sizes\n',
    );
    expect(mistakes).toEqual([]);
    expect(page.headings).toEqual([
      {
        id: 'basics',
        text: 'Basics',
        children: [{ id: 'with-sx', text: 'With sx', children: [] }],
      },
      { id: 'sizes', text: 'Sizes', children: [] },
    ]);
    expect(page.blocks).toEqual([
      { type: 'heading', level: 2, id: 'basics', html: 'Basics' },
      { type: 'heading', level: 3, id: 'with-sx', html: 'With <code>sx</code>' },
      { type: 'heading', level: 4, id: 'deep', html: 'Deep' },
      { type: 'heading', level: 2, id: 'sizes', html: 'Sizes' },
    ]);
    expect([...page.anchors]).toEqual(['basics', 'with-sx', 'deep', 'sizes']);
  });

  test('of the same text get ids of their own, in reading order', async () => {
    const { page } = await readBody('## Usage\n\n### Usage\n\n## Other\n\n## Usage');
    expect([...page.anchors]).toEqual(['usage', 'usage-2', 'other', 'usage-3']);
  });

  test('keep their ids when another is added elsewhere', async () => {
    const before = await readBody('## Basics\n\n## Sizes');
    const after = await readBody('## Basics\n\n## Colors\n\n## Sizes');
    expect([...after.page.anchors]).toEqual(expect.arrayContaining([...before.page.anchors]));
  });

  test('start with one `# Heading`, which is not part of the text', async () => {
    const { page } = await readMarkdown('---\ntitle: T\ndescription: D\n---\n\n# The *title*\n');
    expect(page).toMatchObject({ heading: 'The <em>title</em>', headings: [], blocks: [] });
  });

  test('miss the `# Heading`', async () => {
    const { mistakes } = await readMarkdown('---\ntitle: T\ndescription: D\n---\n\nText.\n');
    expect(mistakes).toEqual([
      { at: '---', says: 'The page has no `# Heading` after its front matter: add one.' },
    ]);
  });

  test.each([
    ['# Another', 'A page has one `# Heading`: make this one `##`.'],
    ['### Early', '`###` comes before any `##`: make it `##`.'],
    ['##### Deep', 'Headings deeper than `####` are not shown: raise it.'],
    ['###### Deeper', 'Headings deeper than `####` are not shown: raise it.'],
  ])('written %s are a mistake', async (line, says) => {
    const { mistakes } = await readBody(`Text.\n\n${line}\n\n## Basics`);
    expect(mistakes).toEqual([{ at: line, says }]);
  });

  // remove `.fails` when createSlugger() also counts the ids that it makes itself
  test('get different ids, even when one is named like a counted one', async () => {
    const { page } = await readBody('## Usage\n\n## Usage\n\n## Usage 2');
    const ids = page.headings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
