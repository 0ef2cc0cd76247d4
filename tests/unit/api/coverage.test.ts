import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiDocument } from '../../../app/_content/apiTypes.ts';
import { Mistakes } from '../../../pipeline/author-error.ts';
import { readApiEntries, reportSharedAddresses } from '../../../pipeline/api/entries.ts';
import { extractApi } from '../../../pipeline/api/extract.ts';
import { contentDir } from '../../../pipeline/paths.ts';

const address = ({ path: page, anchor }: { path: string; anchor?: string | undefined }) =>
  anchor ? `${page}#${anchor}` : page;

const products = ['material-ui', 'joy-ui', 'base-ui', 'system', 'x'];
let documents: ApiDocument[];

beforeAll(async () => {
  documents = await extractApi();
}, 300_000);

describe('the API reference', () => {
  it('has every entry that the navigation lists, and no other', async () => {
    const entries = await readApiEntries(contentDir, products, new Mistakes());
    const lists = documents.filter(({ kind }) => kind === 'events' || kind === 'selectors');
    const found = documents.filter((document) => !lists.includes(document)).map(address);
    expect(found.toSorted()).toEqual(entries.map(address).toSorted());
    expect(lists.map(({ kind }) => kind)).toEqual(['events', 'selectors']);
  });

  it('is as large as the documentation that it follows', () => {
    const count = (product: string, kinds: string) =>
      documents.filter((document) => document.product === product && kinds.includes(document.kind))
        .length;
    expect(count('material-ui', 'component')).toBe(145);
    expect(count('joy-ui', 'component')).toBe(79);
    expect(count('system', 'component')).toBe(4);
    expect(count('base-ui', 'component')).toBe(30);
    expect(count('base-ui', 'hook')).toBe(24);
    expect(count('x', 'component interface')).toBe(142);
    expect(count('x', 'index')).toBe(2);
  });

  it('says something in every entry', () => {
    const empty = documents.filter((document) => {
      if (document.kind === 'component') return document.props.length === 0;
      if (document.kind === 'interface') return document.fields.length === 0;
      if (document.kind === 'hook')
        return document.returns.length === 0 && document.returnType === undefined;
      return false;
    });
    expect(empty.map(address)).toEqual([]);
    const withoutImport = documents.filter(
      ({ kind, imports }) => imports.length === 0 && /component|hook|interface/.test(kind),
    );
    expect(withoutImport.map(address)).toEqual([]);
  });

  it('names the release that holds the source', () => {
    const tag = (product: string) =>
      documents.find((document) => document.product === product && document.source)?.source?.tag;
    expect(products.map(tag).every((found) => /^v\d+\.\d+\.\d+$/.test(found ?? ''))).toBe(true);
  });

  it('marks what a plan adds', () => {
    const premium = documents.find(({ name }) => name === 'DataGridPremium');
    const plan = (name: string) =>
      premium?.kind === 'component' && premium.props.find((prop) => prop.name === name)?.plan;
    expect(premium?.plan).toBe('premium');
    expect(plan('rows')).toBe(undefined);
    expect(plan('pinnedRows')).toBe('pro');
    expect(plan('rowGroupingModel')).toBe('premium');
  });
});

describe('mistakes', () => {
  const content = fs.mkdtempSync(path.join(os.tmpdir(), 'api-content-'));
  afterAll(() => fs.rmSync(content, { recursive: true }));

  it('name entries that no package exports, and components that no entry asks for', async () => {
    fs.mkdirSync(path.join(content, 'system'));
    fs.copyFileSync(
      path.join(contentDir, 'system/product.ts'),
      path.join(content, 'system/product.ts'),
    );
    const site = fs.readFileSync(path.join(contentDir, 'site.ts'), 'utf8');
    fs.writeFileSync(
      path.join(content, 'site.ts'),
      site.replace(/products: \[.*\]/, "products: ['system']"),
    );
    fs.writeFileSync(
      path.join(content, 'system/nav.ts'),
      `export default [{ pathname: '/system/api/box' }, { pathname: '/system/api/grid' }, { pathname: '/system/api/container' },
        { pathname: '/system/api/no-such-thing' }];`,
    );
    const error = await extractApi({ content, only: ['system'] }).then(
      () => new Error('nothing was reported'),
      (reason: Error) => reason,
    );
    expect(error.message).toMatch(/nav\.ts:2 .*does not export NoSuchThing/);
    expect(error.message).toMatch(/exports the component Stack, which has no API entry/);
    expect(error.message.split('\n')).toHaveLength(2);
  }, 120_000);

  it('name two entries with one path', () => {
    const mistakes = new Mistakes();
    const entry = { path: '/x/api/a/', file: contentDir, line: 1 };
    reportSharedAddresses(
      [
        { ...entry, name: 'First' },
        { ...entry, name: 'Second' },
      ],
      mistakes,
    );
    expect(() => mistakes.throwIfAny()).toThrow(/First and Second share the path \/x\/api\/a\//);
  });
});
