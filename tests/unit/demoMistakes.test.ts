import { expect, test } from 'vitest';
import { readSite } from '../../pipeline/content/site.ts';
import { buildDocuments } from '../../pipeline/documents.ts';
import { demoAddresses } from '../fixtures/demoAddresses.ts';
import { mistakesOf, pageText, writeSite } from '../fixtures/tinySite.ts';

/** What an author is told about a page with these demos, by name. */
async function mistakesOfDemos(demos: Record<string, string>): Promise<string[]> {
  const body = Object.keys(demos).map((name) => `::demo{name="${name}"}`);
  const content = writeSite({
    'kit/intro/intro.md': pageText('Intro', body.join('\n\n')),
    ...Object.fromEntries(
      Object.entries(demos).map(([name, text]) => [`kit/intro/${name}.tsx`, text]),
    ),
  });
  const site = await readSite(content);
  return mistakesOf(buildDocuments([...site.pages.values()], site, demoAddresses), content);
}

const good = 'export default function Good() {\n  return <p>Good</p>;\n}\n';

test('demos that cannot be rendered are named, all of them', { timeout: 60_000 }, async () => {
  expect(
    await mistakesOfDemos({
      Throws: 'export default function Throws() {\n  throw new Error("no such theme");\n}\n',
      Good: good,
      Browser: 'const wide = window.innerWidth;\nexport default () => <p>{wide}</p>;\n',
      Unnamed: 'export function Unnamed() {\n  return <p>Unnamed</p>;\n}\n',
    }),
  ).toEqual([
    'kit/intro/Throws.tsx  The demo Throws cannot be rendered on the server: Error: no such theme.',
    'kit/intro/Browser.tsx  The demo Browser cannot be rendered on the server: ReferenceError: window is not defined.',
    'kit/intro/Unnamed.tsx  The demo Unnamed cannot be rendered on the server: Error: it has no default export.',
  ]);
});

test('a demo with a syntax error is named', { timeout: 60_000 }, async () => {
  const mistakes = await mistakesOfDemos({
    Good: good,
    Broken: 'export default function Broken() {\n  return <p>;\n}\n',
  });
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatch(/^kit\/intro\/Broken\.tsx {2}Demos cannot be bundled: /);
});

test('a demo that imports what is not there is named', { timeout: 60_000 }, async () => {
  const mistakes = await mistakesOfDemos({
    Good: good,
    Lost: "import Part from '@mui/material/Nothing';\nexport default () => <Part />;\n",
  });
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatch(/^kit\/intro\/Lost\.tsx {2}Demos cannot be bundled: /);
  expect(mistakes[0]).toContain('@mui/material/Nothing');
});

test(
  'an import with the extension of a TypeScript file is named',
  { timeout: 60_000 },
  async () => {
    const content = writeSite({
      'kit/intro/intro.md': pageText('Intro', '::demo{name="Shared"}'),
      'kit/intro/word.ts': "export const word = 'Good';\n",
      'kit/intro/Shared.tsx':
        "import * as React from 'react';\nimport { word } from './word.ts';\n\nexport default function Shared() {\n  return <p>{word}</p>;\n}\n",
    });
    const site = await readSite(content);
    expect(
      await mistakesOf(buildDocuments([...site.pages.values()], site, demoAddresses), content),
    ).toEqual([
      'kit/intro/Shared.tsx:2  Leave out `.ts` in the address of the import: readers open the demo as JavaScript too.',
    ]);
  },
);

test('styles that would reach other demos or the page are named', { timeout: 60_000 }, async () => {
  const demo = (sheet: string) => `import './${sheet}.css';\n\n${good}`;
  const content = writeSite({
    'kit/intro/intro.md': pageText('Intro', '::demo{name="First"}\n\n::demo{name="Second"}'),
    'kit/intro/First.tsx': demo('first'),
    'kit/intro/first.css': '.card {\n  color: red;\n}\n.card:hover, p {\n  color: blue;\n}\n',
    'kit/intro/Second.tsx': demo('second'),
    'kit/intro/second.css': '.other .card {\n  color: red;\n}\n\n.card {\n  margin: 0;\n}\n',
  });
  const site = await readSite(content);
  expect(
    await mistakesOf(buildDocuments([...site.pages.values()], site, demoAddresses), content),
  ).toEqual([
    'kit/intro/first.css:4  `p` would style the whole page: begin every selector with a class of the demo.',
    expect.stringMatching(
      /^kit\/intro\/second\.css:5 {2}`\.card` is a class of \S+\/kit\/intro\/first\.css as well, .*: give it another name\.$/,
    ),
  ]);
});
