import { pickExcerpt, toParts } from './excerpt.ts';
import { toQuestion, type Question } from './question.ts';
import { rank, type Found } from './rank.ts';
import { toRecords, type SearchRecord } from './records.ts';
import type {
  Catalogue,
  ProductTexts,
  ResultGroup,
  SearchAnswer,
  SearchRequest,
  SearchResult,
} from './searchTypes.ts';
import { addTerms, createTermIndex, type Hit, type TermIndex } from './termIndex.ts';
import { nameTerms, squash, textTerms } from './terms.ts';

export interface Engine {
  /** @param product its id */
  addTexts(product: string, texts: ProductTexts): Promise<void>;
  search(request: SearchRequest): SearchAnswer;
}

interface TextIndex {
  index: TermIndex;
  /** the record of each text, or several that share it */
  recordsOf: SearchRecord[][];
}

/** How many results a group shows: of the first product, of the others, of the only one. */
const limits = { first: 8, other: 4, only: 50 };
const mostSuggestions = 4;
/** How near to the best result the open product's best has to be to come first. */
const nearShare = 0.2;
/** What a page lists as its components is not what it is called. */
const aliasWeight = { page: 0.7, other: 1 };

/** Answers questions over a catalogue, and over the running text of products as it comes. */
export function createEngine(catalogue: Catalogue): Engine {
  const records = toRecords(catalogue);
  const labels = new Map<string, { record: SearchRecord; weight: number }[]>();
  const name = (label: string, record: SearchRecord, weight: number) => {
    const known = labels.get(label);
    if (known) known.push({ record, weight });
    else labels.set(label, [{ record, weight }]);
  };
  for (const record of records) {
    name(record.label ?? record.title, record, 1);
    for (const alias of record.aliases ?? [])
      name(alias, record, record.kind === 'page' ? aliasWeight.page : aliasWeight.other);
  }
  const labelList = [...labels.keys()];
  const named = [...labels.values()];
  const names = createTermIndex(nameTerms, 1);
  names.add(labelList);
  const texts = new Map<number, TextIndex>();
  const textOf = new Map<SearchRecord, string>();
  const productIndex = (id: string | undefined) =>
    catalogue.products.findIndex((product) => product.id === id);

  function nameHits(question: Question, similar: ReadonlySet<number>, unknown: Set<number>) {
    const byLabel = new Map<number, Hit>();
    lookUp(names, question, similar, unknown, byLabel);
    const hits = new Map<SearchRecord, Hit>();
    for (const [label, hit] of byLabel)
      for (const { record, weight } of named[label]!)
        hits.set(record, merge(hits.get(record), hit, weight));
    return hits;
  }

  function textHits(
    question: Question,
    similar: ReadonlySet<number>,
    unknown: Set<number>,
    only: number,
  ) {
    const hits = new Map<SearchRecord, Hit>();
    for (const [product, { index, recordsOf }] of texts) {
      if (only >= 0 && product !== only) continue;
      const byText = new Map<number, Hit>();
      lookUp(index, question, similar, unknown, byText);
      for (const [text, hit] of byText)
        for (const record of recordsOf[text]!) hits.set(record, hit);
    }
    return hits;
  }

  function find(question: Question, only: number): Found[] {
    const unknown = new Set(question.weights.keys());
    let inNames = nameHits(question, new Set(), unknown);
    let inTexts = textHits(question, new Set(), unknown, only);
    if (unknown.size > 0) {
      const similar = new Set(unknown);
      inNames = nameHits(question, similar, unknown);
      inTexts = textHits(question, similar, unknown, only);
    }
    return rank(question, inNames, inTexts, only);
  }

  return {
    async addTexts(product, { strings, refs }) {
      const index = createTermIndex(textTerms, 3);
      const recordsOf: SearchRecord[][] = strings.map(() => []);
      const at = productIndex(product);
      records
        .filter((record) => record.product === at)
        .forEach((record, position) => {
          const ref = refs[position];
          if (!ref) return;
          recordsOf[ref]!.push(record);
          textOf.set(record, strings[ref]!);
        });
      await index.addSlowly(strings);
      texts.set(at, { index, recordsOf });
    },

    search({ text, current, only }) {
      const question = toQuestion(text);
      const found = find(question, productIndex(only));
      const groups = toGroups(found, catalogue, productIndex(current), only !== undefined, (item) =>
        toResult(item, textOf.get(item.record)),
      );
      return {
        groups,
        total: found.length,
        suggestions: found.length > 0 ? [] : suggest(text, labelList),
      };
    },
  };
}

/** @param unknown the words that nothing was found for so far: those that are found leave it */
function lookUp(
  index: TermIndex,
  { lookups, weights }: Question,
  similar: ReadonlySet<number>,
  unknown: Set<number>,
  hits: Map<number, Hit>,
): void {
  for (const lookup of lookups) {
    const isSimilar = lookup.loose && lookup.words.every((word) => similar.has(word));
    if (index.look(lookup, isSimilar, hits, weights.length))
      for (const word of lookup.words) unknown.delete(word);
  }
}

function merge(known: Hit | undefined, hit: Hit, weight: number): Hit {
  if (!known && weight === 1) return hit;
  const scores = hit.scores.map((score, word) =>
    Math.max(score * weight, known?.scores[word] ?? 0),
  );
  const terms = new Map(known?.terms);
  addTerms(terms, hit.terms);
  return { scores, terms };
}

function toGroups(
  found: Found[],
  { products }: Catalogue,
  current: number,
  isOnly: boolean,
  toResult_: (item: Found) => SearchResult,
): ResultGroup[] {
  const byProduct = Map.groupBy(found, ({ record }) => record.product);
  const best = found[0]?.score ?? 0;
  const order = [...byProduct].sort(([a, [firstA]], [b, [firstB]]) => {
    // the open product comes first, unless what it has is beside the point
    const isNear = (product: number, { score }: Found) =>
      product === current && score > best * nearShare;
    const lead = Number(isNear(b, firstB!)) - Number(isNear(a, firstA!));
    const close = Math.abs(firstA!.score - firstB!.score) < 0.12 * best;
    return lead || (close ? a - b : firstB!.score - firstA!.score);
  });
  return order.map(([product, items], at) => {
    const limit = isOnly ? limits.only : at === 0 ? limits.first : limits.other;
    const { id, name } = products[product]!;
    return {
      product: id,
      name,
      total: items.length,
      results: items.slice(0, limit).map(toResult_),
    };
  });
}

function toResult({ record, terms }: Found, text = ''): SearchResult {
  const { id, kind, href, title, owner } = record;
  return {
    id,
    kind,
    href,
    title: toParts(title, nameTerms(title), terms),
    owner: owner?.title,
    excerpt: pickExcerpt(text, terms),
  };
}

/** Names that share the most pairs of letters with what was typed. */
function suggest(text: string, labels: string[]): string[] {
  const wanted = pairsOf(squash(text));
  if (wanted.size === 0) return [];
  return labels
    .map((label) => {
      const pairs = pairsOf(squash(label));
      const shared = [...pairs].filter((pair) => wanted.has(pair)).length;
      return { label, score: (2 * shared) / (pairs.size + wanted.size || 1) };
    })
    .filter(({ score }) => score > 0.3)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostSuggestions)
    .map(({ label }) => label);
}

function pairsOf(text: string): Set<string> {
  return new Set(
    Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)),
  );
}
