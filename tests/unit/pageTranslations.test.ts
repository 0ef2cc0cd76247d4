import { beforeAll, describe, expect, test } from 'vitest';
import type { Document } from '../../app/_content/types.ts';
import { readSite, type Site } from '../../pipeline/content/site.ts';
import { buildDocuments } from '../../pipeline/documents.ts';
import { pageMarkdown } from '../../pipeline/machines/page-markdown.ts';
import { navigationDocument, siteDocument } from '../../pipeline/site-documents.ts';
import { translateFacts, translateNavigation } from '../../pipeline/translate-document.ts';
import { demoAddresses } from '../fixtures/demoAddresses.ts';
import {
  mistakesOf,
  pageText,
  smallestSite,
  writeSite,
  type SiteFiles,
} from '../fixtures/tinySite.ts';

const translated: SiteFiles = {
  'kit/nav.ts': `export default [
    { pathname: '/kit/guides', title: 'Guides', children: [{ pathname: '/kit/intro' }] },
    { pathname: '/kit/later' },
  ];`,
  'kit/later/later.md': pageText('Later'),
  'kit/intro/intro.md': pageText('Intro', '## First steps\n\n::demo{name="Plain"}\n\n### Notes\n'),
  'kit/intro/intro-zh.md': pageText(
    '简介',
    '见[首页](/)。\n\n## 第一步\n\n::demo{name="Plain"}\n\n### 备注\n',
  ),
  'kit/intro/Plain.tsx': 'export default function Plain() {\n  return <p>Plain</p>;\n}\n',
  'translations/zh.ts':
    "export default { description: '测试网站。', products: { kit: '零件。' }, titles: { Guides: '指南' } };",
};

describe('a page that is translated', () => {
  let site: Site;
  let english: Document;
  let chinese: Document;

  beforeAll(async () => {
    site = await readSite(writeSite(translated));
    const built = await buildDocuments([...site.pages.values()], site, demoAddresses);
    english = built.documents.find(({ path }) => path === '/kit/intro/')!;
    [chinese] = built.translations as [Document];
    expect(built.translations).toHaveLength(1);
  });

  test('says so, and the others say nothing', () => {
    expect(english.translations).toEqual(['zh']);
    expect(english.language).toBeUndefined();
    expect(site.pages.get('/kit/later/')!.translations).toEqual([]);
  });

  test('has its text from the file beside it, and all else from the page', () => {
    expect(chinese).toMatchObject({
      language: 'zh',
      path: '/kit/intro/',
      title: '简介 - Kit',
      heading: '简介',
      source: expect.stringMatching(/intro-zh\.md$/),
      next: english.next,
      demoAssets: english.demoAssets,
    });
    expect(chinese.blocks.map(({ type }) => type)).toEqual(['html', 'heading', 'demo', 'heading']);
    expect(chinese.blocks[2]).toEqual(english.blocks[1]);
  });

  test('has the anchors of the English headings', () => {
    expect(chinese.headings).toEqual([
      {
        id: 'first-steps',
        text: '第一步',
        children: [{ id: 'notes', text: '备注', children: [] }],
      },
    ]);
  });

  test('has markdown of its own', async () => {
    const text = await pageMarkdown(chinese, site, 'https://docs.example.com');
    expect(text).toMatch(/^# 简介\n/);
    expect(text).toContain('Page: https://docs.example.com/zh/kit/intro/');
    expect(text).toContain('## 第一步');
  });

  test('is named in the navigation by its heading, groups by the translation of the site', () => {
    const nodes = navigationDocument(site, 'kit')!;
    expect(translateNavigation(nodes, 'zh', site)).toMatchObject([
      {
        title: '指南',
        language: 'zh',
        children: [{ title: '简介', language: 'zh', path: '/kit/intro/' }],
      },
      { title: 'Later' },
    ]);
    expect(translateNavigation(nodes, 'pt', site)).toEqual(nodes);
  });

  test('stands in a site that describes itself in the language', () => {
    const facts = siteDocument(site, '/enhance.js');
    const local = translateFacts(facts, 'zh', site);
    expect([local.description, local.products[0]!.description]).toEqual(['测试网站。', '零件。']);
    expect(local.menu[0]!.items[0]!.description).toBe('零件。');
    expect(translateFacts(facts, 'pt', site)).toEqual(facts);
  });
});

describe('an author is told', () => {
  const mistakes = async (files: SiteFiles) => {
    const content = writeSite({ ...translated, ...files });
    return mistakesOf(readSite(content), content);
  };

  test('of headings that a translation lacks', async () => {
    expect(
      await mistakes({
        'kit/intro/intro-zh.md': pageText('简介', '## 第一步\n\n::demo{name="Plain"}'),
      }),
    ).toEqual([
      expect.stringMatching(/^kit\/intro\/intro-zh\.md  The headings differ .* from the 2nd on/),
    ]);
  });

  test('of headings of another level', async () => {
    expect(
      await mistakes({ 'kit/intro/intro-zh.md': pageText('简介', '## 第一步\n\n## 备注') }),
    ).toEqual([expect.stringContaining('from the 2nd on')]);
  });

  test('of demos that the page does not have', async () => {
    const body = '## 第一步\n\n::demo{name="Other"}\n\n### 备注';
    expect(await mistakes({ 'kit/intro/intro-zh.md': pageText('简介', body) })).toEqual([
      expect.stringMatching(/^kit\/intro\/intro-zh\.md:10  The demo Other is not on/),
    ]);
  });

  test('of links that lead nowhere', async () => {
    const body = '[x](/kit/nothing/)\n\n## 第一步\n\n### 备注';
    expect(await mistakes({ 'kit/intro/intro-zh.md': pageText('简介', body) })).toEqual([
      expect.stringMatching(/^kit\/intro\/intro-zh\.md:8  `\/kit\/nothing\/` leads nowhere/),
    ]);
  });

  test('that the front matter of a translation is a title and a description', async () => {
    const text = translated['kit/intro/intro-zh.md']!.replace('title:', 'components: [A]\ntitle:');
    expect(await mistakes({ 'kit/intro/intro-zh.md': text })).toEqual([
      'kit/intro/intro-zh.md:2  Unknown front matter key `components`. Known: title, description.',
    ]);
  });

  test('of a language that there is not', async () => {
    expect(await mistakes({ 'kit/intro/intro-xx.md': pageText('Intro') })).toEqual([
      'kit/intro/intro-xx.md  A page is named after its folder: rename it to intro.md, or, if it is a translation, intro-zh.md or intro-pt.md.',
    ]);
  });

  test('of translations of what is not there', async () => {
    const file =
      "export default { description: 'x', products: { kitt: 'x' }, titles: { Guide: 'x' } };";
    expect(await mistakes({ 'translations/zh.ts': file })).toEqual([
      'translations/zh.ts:1  There is no product `kitt`: remove its translation, or mend its name.',
      'translations/zh.ts:1  There is no title in the navigation `Guide`: remove its translation, or mend its name.',
    ]);
    expect(smallestSite['translations/zh.ts']).toBeUndefined();
  });
});
