import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { createEngine, type Engine } from '../../../app/_search/engine.ts';
import { toRecords } from '../../../app/_search/records.ts';
import { siteAnchors } from '../../../pipeline/content/link-targets.ts';
import { listedPages, readSite, type Site } from '../../../pipeline/content/site.ts';
import { buildSearch, type SearchData } from '../../../pipeline/search/build-search.ts';
import { searchQuestions, type SearchQuestion } from '../../fixtures/searchQuestions.ts';

/** How far down readers look. */
const lastRank = 3;

let site: Site;
let data: SearchData;
let engine: Engine;

beforeAll(async () => {
  site = await readSite();
  data = buildSearch(site);
  engine = createEngine(data.catalogue);
  for (const [product, texts] of data.texts) await engine.addTexts(product, texts);
}, 300_000);

/** The place of the first result that answers the question, from 1; Infinity when there is none. */
function rankOf({ asks, finds, from }: SearchQuestion): number {
  const { groups } = engine.search({ text: asks, current: from });
  const shown = groups.flatMap(({ results }) => results).map(({ href }) => href);
  const at = shown.findIndex((href) =>
    finds.some((wanted) => (wanted.includes('#') ? wanted === href : wanted === pageOf(href))),
  );
  return at < 0 ? Infinity : at + 1;
}

const pageOf = (href: string) => href.split('#')[0]!;

describe('real questions', () => {
  test(`are answered within the first ${lastRank} results`, () => {
    const ranked = searchQuestions.map((question) => ({ question, rank: rankOf(question) }));
    const lines = ranked.map(
      ({ question: { asks, from }, rank }) =>
        `${String(rank).padStart(8)}  ${asks}${from ? ` (in ${from})` : ''}`,
    );
    const first = ranked.filter(({ rank }) => rank === 1).length;
    console.log(
      `Search quality: ${ranked.length} questions, ${first} answered by the first result.\n    rank  question\n${lines.join('\n')}`,
    );
    expect(ranked.filter(({ rank }) => rank > lastRank).map(({ question }) => question)).toEqual(
      [],
    );
  });

  test('are sixty or more, and each is asked once', () => {
    const keys = searchQuestions.map(({ asks, from }) => `${asks} ${from ?? ''}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThanOrEqual(60);
  });

  test('can be answered: one of the pages exists', () => {
    const exists = (address: string) =>
      site.pages.has(pageOf(address)) || site.api.has(pageOf(address));
    expect(searchQuestions.filter(({ finds }) => !finds.some(exists))).toEqual([]);
  });
});

describe('the data of the site', () => {
  test('leads to places that exist', () => {
    const anchors = siteAnchors(site);
    const missing = toRecords(data.catalogue)
      .map(({ href }) => href)
      .filter((href) => {
        const [page, anchor] = href.split('#') as [string, string | undefined];
        const known = anchors.get(page);
        return !known || (anchor !== undefined && !known.has(anchor));
      });
    expect(missing).toEqual([]);
  });

  test('offers six groups to start from, of pages that exist', () => {
    const { start } = data.catalogue;
    expect(start).toHaveLength(6);
    for (const { links } of start) {
      expect(links.length).toBeGreaterThan(0);
      expect(links.length).toBeLessThanOrEqual(5);
      for (const { path } of links)
        expect(site.pages.has(path) || site.api.has(path), path).toBe(true);
    }
  });

  test('names every page of the listed products', () => {
    const named = new Set(data.catalogue.pages.map(({ path }) => path));
    const listed = [...listedPages(site), ...site.api.values()];
    expect(listed.filter(({ path }) => !named.has(path))).toEqual([]);
  });

  test('takes at most 150 KB for the names, which leaves room for scripts within 250 KB', () => {
    const compressed = brotliCompressSync(JSON.stringify(data.catalogue), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    });
    console.log(
      `Names: ${toRecords(data.catalogue).length} records, ${(compressed.length / 1000).toFixed(1)} KB compressed.`,
    );
    expect(compressed.length).toBeLessThanOrEqual(150_000);
  });
});
