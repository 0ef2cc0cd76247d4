import { describe, expect, test } from 'vitest';
import { calloutKinds } from '../../pipeline/markdown/directives.ts';
import { readBody } from '../fixtures/readMarkdown.ts';

const known = 'Known: demo, tabs, component, info, success, warning, error.';

describe('a demo', () => {
  test('stands where it is written, with its options', async () => {
    const { page, mistakes } = await readBody(
      'Before.\n\n::demo{name="BasicButtons" background="inline" defaultCodeOpen="false"}\n\nAfter.',
    );
    expect(mistakes).toEqual([]);
    expect(page.blocks).toEqual([
      { type: 'html', html: '<p>Before.</p>' },
      {
        type: 'demo',
        options: { name: 'BasicButtons', background: 'inline', defaultCodeOpen: false },
        line: 10,
      },
      { type: 'html', html: '<p>After.</p>' },
    ]);
  });

  test('is outlined and shows its preview unless told otherwise', async () => {
    const { page } = await readBody('::demo{name="Sizes"}');
    expect(page.blocks).toMatchObject([
      { options: { name: 'Sizes', background: 'outlined', defaultCodeOpen: true } },
    ]);
  });

  test.each([
    ['::demo', 'The option `name` of `demo` is missing: name the demo.'],
    [
      '::demo{name="sizes.tsx"}',
      'The option `name` of `demo` is the name of a demo file, without its ending.',
    ],
    [
      '::demo{name="../Sizes"}',
      'The option `name` of `demo` is the name of a demo file, without its ending.',
    ],
    [
      '::demo{name="Sizes" bg="inline"}',
      '`demo` has no option `bg`. Known: name, background, defaultCodeOpen.',
    ],
  ])('written %s is a mistake', async (line, says) => {
    const { mistakes } = await readBody(`Text.\n\n${line}`);
    expect(mistakes).toEqual([{ at: line, says }]);
  });

  test.each([
    ['::demo{name="Sizes" background="pink"}', 'background'],
    ['::demo{name="Sizes" defaultCodeOpen="no"}', 'defaultCodeOpen'],
  ])('written %s has a value that is not known', async (line, option) => {
    const { mistakes } = await readBody(`Text.\n\n${line}`);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]!.at).toBe(line);
    expect(mistakes[0]!.says).toContain(`The option \`${option}\` of \`demo\``);
  });
});

describe('a component', () => {
  test('is named, and everything else is passed on', async () => {
    const { page, mistakes } = await readBody('::component{name="PackageVersions" group="core"}');
    expect(mistakes).toEqual([]);
    expect(page.blocks).toEqual([
      { type: 'component', name: 'PackageVersions', attributes: { group: 'core' } },
    ]);
  });

  test('without a name is a mistake', async () => {
    const { mistakes } = await readBody('::component{group="core"}');
    expect(mistakes).toEqual([
      {
        at: '::component{group="core"}',
        says: 'The option `name` of `component` names no component of the site. Known: PackageVersions.',
      },
    ]);
  });
});

describe('a callout', () => {
  test.each(calloutKinds)('can be of the kind %s', async (kind) => {
    const { page, mistakes } = await readBody(`:::${kind}\nText.\n:::`);
    expect(mistakes).toEqual([]);
    expect(page.blocks).toEqual([
      {
        type: 'callout',
        kind,
        title: undefined,
        children: [{ type: 'html', html: '<p>Text.</p>' }],
      },
    ]);
  });

  test('has a title in brackets, with inline markdown', async () => {
    const { page } = await readBody(':::warning[Do *not* use `sx`]\nText.\n:::');
    expect(page.blocks).toEqual([
      {
        type: 'callout',
        kind: 'warning',
        title: 'Do <em>not</em> use <code>sx</code>',
        children: [{ type: 'html', html: '<p>Text.</p>' }],
      },
    ]);
  });

  test('holds code, demos and other callouts', async () => {
    const { page, mistakes } = await readBody(
      '::::info\n:::error\nInner.\n:::\n\n```js\n1\n```\n\n::demo{name="Sizes"}\n::::',
    );
    expect(mistakes).toEqual([]);
    expect(page.blocks).toMatchObject([
      {
        type: 'callout',
        kind: 'info',
        children: [
          { type: 'callout', kind: 'error', children: [{ html: '<p>Inner.</p>' }] },
          { type: 'code', code: { language: 'js' } },
          { type: 'demo', line: 17 },
        ],
      },
    ]);
  });

  test('takes no options', async () => {
    const { mistakes } = await readBody(':::info{color="red"}\nText.\n:::');
    expect(mistakes).toEqual([
      { at: ':::info{color="red"}', says: '`info` has no option `color`. Known: none.' },
    ]);
  });
});

describe('a directive', () => {
  test.each(['::demoo{name="Sizes"}', ':::note\nText.\n:::'])(
    'that is not known (%j) is a mistake',
    async (text) => {
      const { mistakes } = await readBody(`Text.\n\n${text}`);
      const name = /\w+/.exec(text)![0];
      expect(mistakes).toEqual([
        { at: text.split('\n')[0], says: `Unknown directive \`${name}\`. ${known}` },
      ]);
    },
  );

  test.each([
    ['::info', '`info` holds content: write `:::info` before it and `:::` after it.'],
    ['::tabs{key="a"}', '`tabs` holds content: write `:::tabs` before it and `:::` after it.'],
    [':::demo{name="Sizes"}\n:::', '`demo` stands alone: write `::demo{…}` with two colons.'],
    [
      ':::component{name="A"}\n:::',
      '`component` stands alone: write `::component{…}` with two colons.',
    ],
  ])('with the wrong number of colons (%j) is a mistake', async (text, says) => {
    const { mistakes } = await readBody(`Text.\n\n${text}`);
    expect(mistakes).toEqual([{ at: text.split('\n')[0], says }]);
  });

  test('is not seen in text: colons stay as they are written', async () => {
    const { page, mistakes } = await readBody(
      'At 10:30 use a:hover:focus, **b:focus**, :not(.x), a::before and `c:d`.',
    );
    expect(mistakes).toEqual([]);
    expect(page.blocks).toEqual([
      {
        type: 'html',
        html: '<p>At 10:30 use a:hover:focus, <strong>b:focus</strong>, :not(.x), a::before and <code>c:d</code>.</p>',
      },
    ]);
  });

  test('is not seen in code', async () => {
    const { mistakes } = await readBody('```text\n::unknown{a="b"}\n:::note\n```');
    expect(mistakes).toEqual([]);
  });

  // remove `.fails` when the known directives are looked up as own properties
  test('may not be named like what every object has', async () => {
    const { mistakes } = await readBody('Text.\n\n::constructor');
    expect(mistakes).toEqual([
      { at: '::constructor', says: `Unknown directive \`constructor\`. ${known}` },
    ]);
  });
});
