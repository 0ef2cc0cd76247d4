import { expect, test } from 'vitest';
import { createSlugger } from '../../pipeline/markdown/slug.ts';

test.each([
  ['Basic button', 'basic-button'],
  ['  Sizes & colors!  ', 'sizes-colors'],
  ["What's new", 'whats-new'],
  ['Don’t nest', 'dont-nest'],
  ['useForkRef()', 'useforkref'],
  ['<Button /> API', 'button-api'],
  ['snake_case', 'snake_case'],
  ['Version 6.3.0', 'version-6-3-0'],
  ['Über größe', 'über-größe'],
  ['日本語 見出し', '日本語-見出し'],
  ['…', 'section'],
])('%j gets the id %j', (text, id) => {
  expect(createSlugger()(text)).toBe(id);
});

test('a text that comes again is counted', () => {
  const slug = createSlugger();
  expect(['A', 'a', 'B', 'A!'].map(slug)).toEqual(['a', 'a-2', 'b', 'a-3']);
});

test('each page counts for itself', () => {
  createSlugger()('Usage');
  expect(createSlugger()('Usage')).toBe('usage');
});
