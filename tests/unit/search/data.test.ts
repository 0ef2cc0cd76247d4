import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue, ProductTexts, SearchManifest } from '../../../app/_search/searchTypes.ts';
import { readSite } from '../../../pipeline/content/site.ts';
import { plainText } from '../../../pipeline/search/plain-text.ts';
import { searchFiles } from '../../../pipeline/search/search-files.ts';
import { goodSite } from '../../fixtures/goodSite.ts';
import { writeSite } from '../../fixtures/tinySite.ts';

let files: Map<string, string>;
let manifest: SearchManifest;
let catalogue: Catalogue;

beforeAll(async () => {
  files = searchFiles(await readSite(writeSite(goodSite)));
  manifest = read('/_search/manifest.json');
  catalogue = read(manifest.catalogue);
});

function read<T>(address: string): T {
  return JSON.parse(files.get(address)!) as T;
}

describe('the files of the search', () => {
  test('have addresses that change with their content, but for the manifest', async () => {
    expect([...files.keys()].sort()).toEqual(
      ['/_search/manifest.json', manifest.catalogue, manifest.texts['kit']!].sort(),
    );
    for (const address of [manifest.catalogue, manifest.texts['kit']])
      expect(address).toMatch(/^\/_search\/data\/[\w-]+-[\da-f]{10}\.json$/);
    const same = searchFiles(await readSite(writeSite(goodSite)));
    expect(same).toEqual(files);
    const changed = {
      ...goodSite,
      'kit/guides/use/use.md': `${goodSite['kit/guides/use/use.md']}\n## More\n`,
    };
    const other = searchFiles(await readSite(writeSite(changed)));
    expect(other.has(manifest.catalogue)).toBe(false);
  });

  test('name pages, their components and their sections', () => {
    expect(catalogue.pages).toEqual([
      { path: '/kit/guides/use/', product: 0, title: 'Use', sections: [] },
      { path: '/kit/intro/', product: 0, title: 'Intro', sections: [] },
      {
        path: '/kit/react-button/',
        product: 0,
        title: 'Button',
        sections: [
          ['sizes', 'Sizes'],
          ['notes', 'Notes'],
        ],
      },
    ]);
    expect(catalogue.products).toEqual([{ id: 'kit', name: 'Kit' }]);
  });

  test('hold the text of each page and section, without markup', () => {
    const { strings, refs } = read<ProductTexts>(manifest.texts['kit']!);
    expect(refs.map((ref) => strings[ref])).toEqual([
      'What Use is for. Go on to Button.',
      'What Intro is for. See the sizes.',
      'Buttons start something. Back to the start, to the demo, to an icon.',
      '',
      '',
    ]);
  });

  test('offer written pages to start from', () => {
    expect(catalogue.start).toEqual([
      {
        product: 'kit',
        links: [
          { title: 'Overview', path: '/kit/intro/' },
          { title: 'Button', path: '/kit/react-button/' },
          { title: 'Use', path: '/kit/guides/use/' },
        ],
      },
    ]);
  });
});

test('plain text has no markup, no entities and single spaces', () => {
  expect(
    plainText(
      '<p>One <code>&lt;b&gt;</code>.</p><ul><li>Two &#x26; three</li></ul>\n\n&quot;4&quot;',
    ),
  ).toBe('One <b>. Two & three "4"');
});
