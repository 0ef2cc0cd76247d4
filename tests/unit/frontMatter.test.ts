import { describe, expect, test } from 'vitest';
import { readMarkdown } from '../fixtures/readMarkdown.ts';

const withHead = (...lines: string[]) => readMarkdown(`---\n${lines.join('\n')}\n---\n\n# Intro\n`);

describe('front matter', () => {
  test('is read, and its lists are empty when they are left out', async () => {
    const { frontMatter, mistakes } = await withHead(
      'title: React Button',
      'description: What it is for.',
      'components: [Button, IconButton]',
      'githubLabel: "component: button"',
      'waiAria: https://www.w3.org/button/',
    );
    expect(mistakes).toEqual([]);
    expect(frontMatter).toEqual({
      title: 'React Button',
      description: 'What it is for.',
      components: ['Button', 'IconButton'],
      hooks: [],
      githubLabel: 'component: button',
      waiAria: 'https://www.w3.org/button/',
    });
  });

  test.each(['', '\n---\ntitle: T\ndescription: D\n---\n'])(
    'that does not start the file (%j) is missing',
    async (start) => {
      const source = `${start}# Intro\n`;
      const { frontMatter, mistakes } = await readMarkdown(source);
      expect(frontMatter).toBeUndefined();
      expect(mistakes).toContainEqual({
        at: source.split('\n')[0],
        says: 'Front matter is missing: start the file with `---`, `title: …`, `description: …`, `---`.',
      });
    },
  );

  test('without title and description misses both', async () => {
    const { mistakes } = await withHead('components: [Button]');
    expect(mistakes).toEqual([
      { at: '---', says: '`title` is missing: add `title: …`.' },
      { at: '---', says: '`description` is missing: add `description: …`.' },
    ]);
  });

  test('that is empty misses title and description', async () => {
    const { mistakes } = await readMarkdown('---\n---\n\n# Intro\n');
    expect(mistakes.map(({ says }) => says)).toEqual([
      '`title` is missing: add `title: …`.',
      '`description` is missing: add `description: …`.',
    ]);
  });

  test('with an empty title names its line', async () => {
    const { mistakes } = await withHead('description: D', "title: ''");
    expect(mistakes).toEqual([{ at: "title: ''", says: '`title` is empty.' }]);
  });

  test('with an empty description names its line', async () => {
    const { mistakes } = await withHead('title: T', 'description: ""');
    expect(mistakes).toEqual([{ at: 'description: ""', says: '`description` is empty.' }]);
  });

  test.each([
    ['title', 70],
    ['description', 160],
  ])('takes a %s of %i characters and none longer', async (key, limit) => {
    const other = key === 'title' ? 'description: D' : 'title: T';
    const fits = await withHead(other, `${key}: ${'x'.repeat(limit)}`);
    expect(fits.mistakes).toEqual([]);
    const tooLong = `${key}: ${'x'.repeat(limit + 1)}`;
    const { frontMatter, mistakes } = await withHead(other, tooLong);
    expect(frontMatter).toBeUndefined();
    expect(mistakes).toEqual([
      {
        at: tooLong,
        says: `\`${key}\` has ${limit + 1} characters: shorten it to ${limit} at most.`,
      },
    ]);
  });

  test('with unknown keys names each with its line and the known ones', async () => {
    const { mistakes } = await withHead('title: T', 'tags: [a]', 'description: D', 'Title: T');
    const known =
      'Known: title, description, components, hooks, packageName, productId, githubLabel, githubSource, waiAria, materialDesign.';
    expect(mistakes).toEqual([
      { at: 'tags: [a]', says: `Unknown front matter key \`tags\`. ${known}` },
      { at: 'Title: T', says: `Unknown front matter key \`Title\`. ${known}` },
    ]);
  });

  test.each([
    ['a quote that is not closed', 'description: "open'],
    ['a colon in a plain text', 'description: a: b'],
    ['a tab', '\tdescription: D'],
  ])('with %s is not valid YAML, at its line', async (_, line) => {
    const { frontMatter, mistakes } = await withHead('title: T', line, 'hooks: []');
    expect(frontMatter).toBeUndefined();
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]!.says).toMatch(/^Front matter is not valid YAML: \S/);
    expect([line, 'hooks: []']).toContain(mistakes[0]!.at);
  });

  test.each(['waiAria', 'materialDesign'])('takes only https addresses as %s', async (key) => {
    const line = `${key}: http://example.com/`;
    const { mistakes } = await withHead('title: T', 'description: D', line);
    expect(mistakes).toEqual([{ at: line, says: `\`${key}\` must be an https address.` }]);
  });

  test('reports every mistake at once', async () => {
    const { mistakes } = await withHead('title: ""', 'tags: a', 'waiAria: none');
    expect(mistakes).toHaveLength(4);
  });

  // remove `.fails` when every error of the YAML parser is caught, not its syntax errors only
  test('with an alias to nothing is not valid YAML, and no crash', async () => {
    const { mistakes } = await withHead('title: *none', 'description: D');
    expect(mistakes).toHaveLength(1);
  });
});
