import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Lookup } from './question.ts';
import type { Term } from './terms.ts';

/** What a question found in one text. */
export interface Hit {
  /** by index of the word */
  scores: number[];
  /** terms of the text, to be marked; the value is as much of them as was asked for */
  terms: Map<string, string>;
}

/** An index of short texts, by their position in a list. */
export interface TermIndex {
  add(texts: readonly string[]): void;
  /** in slices, so that questions are answered in between */
  addSlowly(texts: readonly string[]): Promise<void>;
  /**
   * @param loose also words that begin so; when none does, similar ones
   * @returns whether anything was found
   */
  look(lookup: Lookup, similar: boolean, hits: Map<number, Hit>, wordCount: number): boolean;
}

/** Of a term that was asked for in several ways, the longest counts. */
export function addTerms(into: Map<string, string>, added: Iterable<[string, string]>): void {
  for (const [term, asked] of added)
    if (asked.length > (into.get(term)?.length ?? 0)) into.set(term, asked);
}

/** Short terms would find half of everything. */
const shortestSimilar = 4;

/** @param shortestPrefix length from which a term also finds the words that begin with it */
export function createTermIndex(
  tokenize: (text: string) => Term[],
  shortestPrefix: number,
): TermIndex {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => tokenize(text).map(({ term }) => term),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (term) => [term],
      // names are short: that one has a word more says little
      bm25: { k: 1.2, b: 0.45, d: 0.5 },
    },
  });
  const toDocuments = (texts: readonly string[]) =>
    texts.flatMap((text, id) => (text ? [{ id, text }] : []));
  return {
    add: (texts) => index.addAll(toDocuments(texts)),
    addSlowly: (texts) => index.addAllAsync(toDocuments(texts), { chunkSize: 50 }),
    look({ term, weight, words, loose }, similar, hits, wordCount) {
      let found = false;
      const take = (asked: string, options: SearchOptions, known: ReadonlySet<number>) => {
        const taken = new Set<number>();
        for (const { id, score, terms } of index.search(asked, options)) {
          taken.add(id);
          const hit = hits.get(id) ?? {
            scores: Array<number>(wordCount).fill(0),
            terms: new Map(),
          };
          hits.set(id, hit);
          addTerms(
            hit.terms,
            terms.map((match) => [match, similar ? match : asked]),
          );
          // what has the word itself gains nothing by longer ones
          if (known.has(id)) continue;
          const value =
            weight * (options.prefix ? completeness(asked, terms) : score / terms.length);
          for (const word of words) hit.scores[word] = Math.max(hit.scores[word]!, value);
        }
        found ||= taken.size > 0;
        return taken;
      };
      const exact = take(term, {}, none);
      if (loose && !similar && term.length >= shortestPrefix) take(term, { prefix: true }, exact);
      if (similar) {
        for (const other of swapped(term)) take(other, {}, exact);
        take(term, { fuzzy: distanceFor(term) }, exact);
      }
      return found;
    },
  };
}

/** What the beginning of a word counts, if it is all of the word. Words that are found whole count about twice as much. */
const prefixScore = 7;

/**
 * How near what was typed is to a word. How rare the word is, which is what MiniSearch adds up, says nothing as long as a reader is still
 * typing: `bu` has to find Button before ButtonGroup.
 */
function completeness(typed: string, found: string[]): number {
  return (prefixScore * typed.length) / Math.min(...found.map(({ length }) => length));
}

const none: ReadonlySet<number> = new Set();

/** Letters that may be wrong. */
function distanceFor({ length }: string): number {
  if (length < shortestSimilar) return 0;
  return length < 6 ? 1 : 2;
}

/** The commonest slip of the fingers, which counts as two wrong letters: `tabel`. */
function swapped(term: string): string[] {
  if (term.length < shortestSimilar) return [];
  return Array.from(
    { length: term.length - 1 },
    (_, at) => term.slice(0, at) + term[at + 1] + term[at] + term.slice(at + 2),
  );
}
