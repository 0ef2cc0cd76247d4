import { afterEach, describe, expect, test, vi } from 'vitest';
import { localizeLinks } from '../../app/_content/localizeLinks.ts';
import {
  languageNames,
  languages,
  localAddress,
  otherLanguages,
  splitLanguage,
} from '../../app/_i18n/languages.ts';
import { en } from '../../app/_i18n/strings/en/index.ts';
import { pt } from '../../app/_i18n/strings/pt/index.ts';
import { zh } from '../../app/_i18n/strings/zh/index.ts';
import { createTranslate } from '../../app/_i18n/translate.ts';

const dictionaries = { en, pt, zh };

/** Every text with its dotted key. */
function texts(tree: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string'
        ? [[prefix + name, value] as const]
        : [...texts(value as object, `${prefix}${name}.`)],
    ),
  );
}

const english = texts(en);
const places = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

afterEach(() => vi.restoreAllMocks());

describe('the texts of the frame', () => {
  test('are there in every language that has a name', () => {
    expect(Object.keys(dictionaries).sort()).toEqual([...languages].sort());
    expect(Object.keys(languageNames).sort()).toEqual([...languages].sort());
    expect(english.size).toBeGreaterThan(250);
  });

  for (const language of otherLanguages) {
    const translated = texts(dictionaries[language]);

    test(`have the same keys in ${language}`, () => {
      expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    });

    test(`have the same places to fill in ${language}`, () => {
      for (const [key, text] of english)
        expect(places(translated.get(key)!), key).toEqual(places(text));
    });

    test(`are not left in English, nor empty, in ${language}`, () => {
      const same = [...english].filter(([key, text]) => translated.get(key) === text);
      // names, and words that are the same
      expect(same.length).toBeLessThan(english.size / 12);
      for (const [key, text] of translated) expect(text.trim(), key).not.toBe('');
    });
  }

  test('are no markup: what is filled in may be', () => {
    for (const dictionary of Object.values(dictionaries))
      for (const [key, text] of texts(dictionary)) expect(text, key).not.toMatch(/[<>&"]/);
  });
});

describe('a text', () => {
  test('is found by its dotted key, and its places are filled', () => {
    const t = createTranslate('zh', dictionaries);
    expect(t('frame.footer.edit')).toBe('编辑此页');
    expect(t('demo.frameTitle', { name: 'Card' })).toBe('Card 示例');
    expect(createTranslate('en', dictionaries)('frame.chooseProduct')).toBe('Product: {{name}}');
  });

  test('in a language that is missing is an ellipsis, and an error is logged', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    expect(createTranslate('fr', dictionaries)('search.button')).toBe('…');
    expect(error).toHaveBeenCalledWith('There are no texts in the language `fr`.');
  });

  test('that is missing is warned of once, and is then English', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const t = createTranslate('pt', { en, pt: { search: { ...pt.search, button: undefined! } } });
    expect([t('search.button'), t('search.button')]).toEqual(['Search…', 'Search…']);
    expect(t('settings.mode')).toBe('Mode');
    expect(warn.mock.calls).toEqual([
      ['The text `search.button` is missing in `pt`.'],
      ['The text `settings.mode` is missing in `pt`.'],
    ]);
  });

  test('is no part of the tree', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(createTranslate('zh', dictionaries)('frame.footer' as 'frame.beta')).toBe('');
  });
});

describe('an address', () => {
  test('says its language with its first part', () => {
    expect(splitLanguage('/zh/material-ui/react-card/')).toEqual({
      language: 'zh',
      path: '/material-ui/react-card/',
      isCanonical: true,
    });
    expect(splitLanguage('/pt/')).toMatchObject({ language: 'pt', path: '/' });
    for (const path of ['/', '/versions/', '/zh', '/zhe/x/', '/material-ui/zh/', '/fr/x/'])
      expect(splitLanguage(path)).toEqual({ language: 'en', path, isCanonical: true });
  });

  test('with the prefix of English is not canonical', () => {
    expect(splitLanguage('/en/versions/')).toEqual({
      language: 'en',
      path: '/versions/',
      isCanonical: false,
    });
  });

  test('of a page gets the prefix, any other stays as it is', () => {
    expect(localAddress('/', 'zh')).toBe('/zh/');
    expect(localAddress('/versions/#top', 'pt')).toBe('/pt/versions/#top');
    expect(localAddress('/production-error/?code=1', 'zh')).toBe('/zh/production-error/?code=1');
    for (const href of ['#top', '/a/b.md', '/mcp', '/feed.xml', 'https://mui.com/x/', '//x/'])
      expect(localAddress(href, 'zh')).toBe(href);
    expect(localAddress('/versions/', 'en')).toBe('/versions/');
  });
});

describe('the links of a document', () => {
  const document = {
    path: '/a/',
    title: '/a/',
    blocks: [
      { type: 'html', html: '<p><a class="x" href="/b/#c">b</a> <a href="/d.md">d</a></p>' },
      { type: 'demo', demo: { variants: [{ html: '<a href="/example/">e</a>' }] } },
    ],
    api: { links: { GridColDef: '/x/api/grid-col-def/' } },
    links: [{ label: 'Source', href: 'https://example.com/a/' }],
  };

  test('keep the language, those in demos are left alone', () => {
    expect(localizeLinks(document, 'zh')).toEqual({
      ...document,
      path: '/zh/a/',
      blocks: [
        { type: 'html', html: '<p><a class="x" href="/zh/b/#c">b</a> <a href="/d.md">d</a></p>' },
        document.blocks[1],
      ],
      api: { links: { GridColDef: '/zh/x/api/grid-col-def/' } },
    });
  });

  test('are what they are in English', () => {
    expect(localizeLinks(document, 'en')).toBe(document);
  });
});
