import { beforeAll, describe, expect, test } from 'vitest';
import { createEngine, type Engine } from '../../../app/_search/engine.ts';
import type {
  Catalogue,
  CatalogueEntry,
  SearchRequest,
  SearchResult,
} from '../../../app/_search/searchTypes.ts';

const api = (name: string, props: string[] = []): CatalogueEntry => ({
  name,
  kind: 'component',
  aliases: [`Mui${name}`],
  members: [{ kind: 'prop', prefix: `${name.toLowerCase()}-prop-`, names: props }],
});

const catalogue: Catalogue = {
  products: [
    { id: 'kit', name: 'Kit' },
    { id: 'other', name: 'Other' },
  ],
  start: [],
  pages: [
    {
      path: '/kit/react-button/',
      product: 0,
      title: 'Button',
      aliases: ['IconButton'],
      sections: [
        ['loading-button', 'Loading button'],
        ['accessibility', 'Accessibility'],
      ],
    },
    {
      path: '/kit/react-text-field/',
      product: 0,
      title: 'Text Field',
      sections: [['sizes', 'Sizes']],
    },
    { path: '/kit/react-dialog/', product: 0, title: 'Dialog' },
    { path: '/kit/api/button/', product: 0, entries: [api('Button', ['disabled', 'size'])] },
    { path: '/kit/api/button-group/', product: 0, entries: [api('ButtonGroup', ['disabled'])] },
    { path: '/other/api/button/', product: 1, entries: [api('Button', ['disabled'])] },
    { path: '/other/api/date-picker/', product: 1, entries: [api('DatePicker', ['minDate'])] },
    {
      path: '/other/api/desktop-date-picker/',
      product: 1,
      entries: [api('DesktopDatePicker', ['minDate'])],
    },
  ],
};

let engine: Engine;

beforeAll(() => {
  engine = createEngine(catalogue);
});

const ask = (text: string, more: Partial<SearchRequest> = {}) => engine.search({ text, ...more });
const places = (text: string, more?: Partial<SearchRequest>) =>
  ask(text, more).groups.flatMap(({ results }) => results.map(({ href }) => href));
const plain = (parts: SearchResult['title']) => parts.map((part) => part.text).join('');
const marked = (parts: SearchResult['title']) =>
  parts.filter((part) => part.marked).map((part) => part.text);

describe('a name', () => {
  test('brings its page first, then its reference, then what begins so', () => {
    expect(places('button').slice(0, 3)).toEqual([
      '/kit/react-button/',
      '/kit/api/button/',
      '/kit/api/button-group/',
    ]);
  });

  test('is found while it is being typed', () => {
    for (const typed of ['b', 'bu', 'butt', 'Butto'])
      expect(places(typed)[0]).toBe('/kit/react-button/');
  });

  test('is found however its words are joined', () => {
    for (const typed of ['text field', 'textfield', 'TextField', 'text-field', 'text f'])
      expect(places(typed)[0], typed).toBe('/kit/react-text-field/');
    for (const typed of ['date picker', 'datepicker', 'DatePicker'])
      expect(places(typed)[0], typed).toBe('/other/api/date-picker/');
  });

  test('is found in spite of wrong, missing, additional and exchanged letters', () => {
    for (const typed of ['buttom', 'buton', 'buttton', 'btuton'])
      expect(places(typed)[0], typed).toBe('/kit/react-button/');
    expect(places('dialgo')[0]).toBe('/kit/react-dialog/');
  });

  test('is found by what others call it', () => {
    expect(places('modal')[0]).toBe('/kit/react-dialog/');
  });

  test('may be the key in the theme', () => {
    expect(places('MuiButtonGroup')[0]).toBe('/kit/api/button-group/');
  });
});

describe('a question', () => {
  test('of a component and a prop brings that prop', () => {
    expect(places('button disabled')[0]).toBe('/kit/api/button/#button-prop-disabled');
    expect(places('disabled button')[0]).toBe('/kit/api/button/#button-prop-disabled');
    expect(places('datepicker min date')[0]).toBe(
      '/other/api/date-picker/#datepicker-prop-minDate',
    );
  });

  test('may hold words that say nothing', () => {
    expect(places('how do I use a dialog')[0]).toBe('/kit/react-dialog/');
  });

  test('is not answered by every section of a page whose name it has', () => {
    expect(places('button')).not.toContain('/kit/react-button/#accessibility');
  });

  test('brings the prop of one variant before the same prop of another', () => {
    expect(places('min date').filter((place) => place.endsWith('minDate'))[0]).toBe(
      '/other/api/date-picker/#datepicker-prop-minDate',
    );
  });

  test('without words or letters has no answer', () => {
    for (const text of ['', '   ', '??', '…'])
      expect(ask(text)).toMatchObject({ groups: [], total: 0 });
  });

  test('of any length is answered', () => {
    expect(ask('button '.repeat(200)).total).toBeGreaterThan(0);
    expect(ask('x'.repeat(5000)).total).toBe(0);
  });

  test('of anything at all does no harm', () => {
    for (const text of [
      '__proto__',
      'constructor',
      '<img src=x onerror=alert(1)>',
      '(a+)+$',
      '按钮',
      '🙂',
    ])
      expect(() => ask(text)).not.toThrow();
  });
});

describe('products', () => {
  test('come in the order of the menu, the open one first', () => {
    const order = (current?: string) =>
      ask('button', { current }).groups.map(({ product }) => product);
    expect(order()).toEqual(['kit', 'other']);
    expect(order('other')).toEqual(['other', 'kit']);
    expect(order('unknown')).toEqual(['kit', 'other']);
  });

  test('that have nothing to do with the question do not come first because they are open', () => {
    expect(ask('DatePicker', { current: 'kit' }).groups[0]!.product).toBe('other');
  });

  test('can be chosen', () => {
    expect(
      ask('button', { only: 'other', current: 'kit' }).groups.map(({ product }) => product),
    ).toEqual(['other']);
    expect(ask('dialog', { only: 'other' }).total).toBe(0);
  });
});

describe('a result', () => {
  test('says what it is, and marks what was found', () => {
    const [first] = ask('min dat').groups[0]!.results;
    expect(first).toMatchObject({ kind: 'prop', owner: 'DatePicker' });
    expect(plain(first!.title)).toBe('minDate');
    expect(marked(first!.title)).toEqual(['minDat']);
    const section = ask('loading').groups[0]!.results[0]!;
    expect(section).toMatchObject({ kind: 'section', owner: 'Button' });
    expect(section.title).toEqual([{ text: 'Loading', marked: true }, { text: ' button' }]);
  });
});

test('names that are similar are offered when nothing is found', () => {
  const { total, suggestions } = ask('grbuttrup');
  expect(total).toBe(0);
  expect(suggestions).toContain('ButtonGroup');
});

describe('running text', () => {
  test('is searched once it is there', async () => {
    const grown = createEngine(catalogue);
    const search = (text: string) =>
      grown.search({ text }).groups.flatMap(({ results }) => results);
    expect(search('spinning')).toEqual([]);
    // Button and its two sections, Text Field and its one, Dialog; then two references with their props
    await grown.addTexts('kit', {
      strings: [
        '',
        `${'A first sentence that is about something else. '.repeat(8)}A spinning circle shows that work is under way.`,
        'If true, it cannot be used.',
      ],
      refs: [0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 2],
    });
    const [result] = search('spinning');
    expect(result!.href).toBe('/kit/react-button/#loading-button');
    expect(marked(result!.excerpt)).toEqual(['spinning']);
    expect(plain(result!.excerpt)).toMatch(/^… .*spinning circle shows/);
    expect(plain(result!.excerpt).length).toBeLessThanOrEqual(160);
    expect(search('cannot be used').map(({ href }) => href)).toEqual([
      '/kit/api/button/#button-prop-disabled',
      '/kit/api/button-group/#buttongroup-prop-disabled',
    ]);
  });
});
