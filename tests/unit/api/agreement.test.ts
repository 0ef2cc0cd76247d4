import { beforeAll, describe, expect, it } from 'vitest';
import type { ComponentApi } from '../../../app/_content/apiTypes.ts';
import { extractApi } from '../../../pipeline/api/extract.ts';
import { checkSnippets, writeSnippet, type Attempt, type Snippet } from './snippets.ts';

let results: Map<Snippet, Map<number, string>>;

/** The attempts of a kind that ended otherwise than they should. */
function unexpected(kind: Attempt['kind'], shouldFail: boolean): string[] {
  return [...results].flatMap(([snippet, errors]) =>
    [...snippet.lines].flatMap(([line, attempt]) => {
      const failed = errors.has(line);
      if (attempt.kind !== kind || failed === shouldFail) return [];
      return [`${snippet.component.path} ${attempt.label}: ${errors.get(line) ?? 'accepted'}`];
    }),
  );
}

beforeAll(async () => {
  const documents = await extractApi();
  const components = documents.filter(
    (document): document is ComponentApi => document.kind === 'component',
  );
  results = checkSnippets(components.map(writeSnippet));
}, 300_000);

describe('the API reference and TypeScript', () => {
  it('looks at components of all libraries', () => {
    const checked = [...results.keys()].filter(({ lines }) => lines.size > 2);
    const products = new Set(checked.map(({ component }) => component.product));
    expect(products).toEqual(new Set(['material-ui', 'joy-ui', 'base-ui', 'system', 'x']));
    expect(checked.length).toBeGreaterThan(60);
  });

  it('agree on imports and required props', () => {
    const head = [...results].flatMap(([{ component }, errors]) =>
      [...errors]
        .filter(([line]) => line < 4)
        .map(([, message]) => `${component.path}: ${message}`),
    );
    expect(head).toEqual([]);
  });

  it('agree on every literal that a type names', () => {
    expect(unexpected('literal', false)).toEqual([]);
  });

  it('agree that a prop which is not listed is rejected', () => {
    // CardHeader has an overload whose `AdditionalProps` TypeScript infers from whatever it gets.
    expect(unexpected('excess', true)).toEqual([
      '/material-ui/api/card-header/ notAProp: accepted',
    ]);
  });

  it('agree that a required prop cannot be left out', () => {
    expect(unexpected('missing', true)).toEqual([]);
  });
});
