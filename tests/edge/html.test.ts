import { expect, inject, test } from 'vitest';
import { htmlMistakes } from '../../pipeline/checks/html.ts';
import { builtDocument, representativePages } from '../pages.ts';

const site = inject('siteUrl');
/** Written pages to look at: their markup comes from the same few components. `npm run check:html` looks at all. */
const mostWritten = 12;

const pages = representativePages().map(({ path }) => path);
const isMade = (path: string) => path !== '/' && Boolean(builtDocument(path).api);
const written = pages.filter((path) => !isMade(path));
const step = Math.max(1, Math.floor(written.length / mostWritten));
const chosen = [...written.filter((_, at) => at % step === 0), ...pages.filter(isMade)];

test.each([...chosen, '/nothing/at-all/'])('%s is valid HTML', async (path) => {
  const html = await (await fetch(new URL(path, site))).text();
  expect(htmlMistakes(html)).toEqual([]);
});

test('mistakes are found, with their place', () => {
  expect(
    htmlMistakes('<!doctype html><html lang="en"><body><p><div></div></p></body></html>'),
  ).not.toEqual([]);
});
