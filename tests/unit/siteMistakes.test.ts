import { expect, test } from 'vitest';
import { AuthorError } from '../../pipeline/author-error.ts';
import { readSite } from '../../pipeline/content/site.ts';
import { fromRoot } from '../../pipeline/paths.ts';
import { mistakesOf, pageText, writeSite, type SiteFiles } from '../fixtures/tinySite.ts';

/** What an author is told about the smallest site with `changes`. */
async function mistakesIn(changes: SiteFiles): Promise<string[]> {
  const content = writeSite(changes);
  return mistakesOf(readSite(content), content);
}

test('the smallest site has no mistakes', async () => {
  expect(await mistakesIn({})).toEqual([]);
});

test('a page has to be in the navigation', async () => {
  const content = writeSite({ 'kit/chip/chip.md': pageText('Chip') });
  expect(await mistakesOf(readSite(content), content)).toEqual([
    `kit/chip/chip.md:1  The page is not in the navigation: add { pathname: '/kit/chip' } to ${fromRoot(`${content}/kit/nav.ts`)}.`,
  ]);
});

test('an entry of the navigation has to have a page', async () => {
  const nav = `export default [\n  { pathname: '/kit/intro' },\n  { pathname: '/kit/parts/chip' },\n];`;
  expect(await mistakesIn({ 'kit/nav.ts': nav })).toEqual([
    'kit/nav.ts:3  /kit/parts/chip/ has no page: write content/kit/parts/chip/chip.md, or mark the entry `unwritten: true`.',
  ]);
});

test('an entry may wait for its page when it says so', async () => {
  const nav = `export default [\n  { pathname: '/kit/intro' },\n  { pathname: '/kit/chip', unwritten: true },\n];`;
  expect(await mistakesIn({ 'kit/nav.ts': nav })).toEqual([]);
});

test('a page that is written is not marked unwritten', async () => {
  const nav = `export default [\n  { pathname: '/kit/intro', unwritten: true },\n];`;
  expect(await mistakesIn({ 'kit/nav.ts': nav })).toEqual([
    'kit/nav.ts:2  /kit/intro/ is written now: remove `unwritten` from its entry.',
  ]);
});

test('a page is named after its folder', async () => {
  expect(await mistakesIn({ 'kit/intro/index.md': pageText('Intro') })).toEqual([
    'kit/intro/index.md  A page is named after its folder: rename it to intro.md.',
  ]);
});

test('markdown beside nav.ts is no page', async () => {
  expect(await mistakesIn({ 'kit/README.md': 'Notes.' })).toEqual([]);
});

test('a link leads to a page, or the nearest is named', async () => {
  const nav = `export default [{ pathname: '/kit/intro' }, { pathname: '/kit/react-button' }];`;
  expect(
    await mistakesIn({
      'kit/nav.ts': nav,
      'kit/react-button/react-button.md': pageText('Button'),
      'kit/intro/intro.md': pageText('Intro', 'Text,\nand a [link](/kit/react-buton/#sizes).'),
    }),
  ).toEqual([
    'kit/intro/intro.md:9  `/kit/react-buton/#sizes` leads nowhere. Nearest page: /kit/react-button/.',
  ]);
});

test('a link does not lead to a page that is still to be written', async () => {
  const nav = `export default [{ pathname: '/kit/intro' }, { pathname: '/kit/chip', unwritten: true }];`;
  expect(
    await mistakesIn({
      'kit/nav.ts': nav,
      'kit/intro/intro.md': pageText('Intro', 'A [link](/kit/chip/).'),
    }),
  ).toEqual([
    'kit/intro/intro.md:8  `/kit/chip/` leads to a page that is not written yet: name it without a link.',
  ]);
});

test('a link leads to a heading of its page, or the nearest is named', async () => {
  const nav = `export default [{ pathname: '/kit/intro' }, { pathname: '/kit/chip' }];`;
  expect(
    await mistakesIn({
      'kit/nav.ts': nav,
      'kit/chip/chip.md': pageText('Chip', '[Back](/kit/intro/#colors), [up](#top)'),
      'kit/intro/intro.md': pageText('Intro', '## Colours\n\n## Sizes\n\n[Own](#size)'),
    }),
  ).toEqual([
    'kit/chip/chip.md:8  `/kit/intro/#colors` leads to a heading that /kit/intro/ does not have. Nearest: #colours.',
    'kit/chip/chip.md:8  `#top` leads to a heading that /kit/chip/ does not have.',
    'kit/intro/intro.md:12  `#size` leads to a heading that /kit/intro/ does not have. Nearest: #sizes.',
  ]);
});

test('a link to a file leads to one that is served', async () => {
  expect(
    await mistakesIn({
      'kit/intro/intro.md': pageText('Intro', '[a](/static/favicon.svg) [b](/static/nothing.svg)'),
    }),
  ).toEqual([
    expect.stringMatching(/^kit\/intro\/intro\.md:8 {2}`\/static\/nothing\.svg` leads nowhere\./),
  ]);
});

// remove `.fails` when only files of public/ count, and folders do not
test('a link does not lead to a folder of files', async () => {
  const text = pageText('Intro', '[a](/static/)');
  expect(await mistakesIn({ 'kit/intro/intro.md': text })).toHaveLength(1);
});

test('a demo that a page shows has to be there', async () => {
  const content = writeSite({
    'kit/intro/intro.md': pageText('Intro', ':::info\n::demo{name="Sizes"}\n:::'),
    'kit/intro/Size.tsx': 'export default function Size() {}',
  });
  expect(await mistakesOf(readSite(content), content)).toEqual([
    `kit/intro/intro.md:9  The demo Sizes is missing: add ${fromRoot(`${content}/kit/intro`)}/Sizes.tsx.`,
  ]);
});

test('all mistakes of a site come at once, each with its file and line', async () => {
  const content = writeSite({
    'kit/nav.ts': `export default [\n  { pathname: '/kit/intro' },\n  { pathname: '/kit/gone' },\n];`,
    'kit/intro/intro.md': pageText('Intro', '[a](/kit/nowhere/)\n\n```\ncode\n```\n\n::note'),
    'kit/chip/chip.md': '---\ntitle: Chip\n---\n\n# Chip\n\n[a](b)\n',
  });
  const told = await mistakesOf(readSite(content), content);
  expect(told.map((text) => text.split('  ')[0]).sort()).toEqual([
    'kit/chip/chip.md:1',
    'kit/chip/chip.md:1',
    'kit/chip/chip.md:7',
    'kit/intro/intro.md:10',
    'kit/intro/intro.md:14',
    'kit/intro/intro.md:8',
    'kit/nav.ts:3',
  ]);
  const error = await readSite(content).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AuthorError);
  const { message } = error as AuthorError;
  expect(message.split('\n')).toHaveLength(told.length);
  expect(message).toContain(`${fromRoot(`${content}/kit/intro/intro.md`)}:14  Unknown directive`);
});
