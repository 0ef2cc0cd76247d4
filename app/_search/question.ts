import { humps, words } from './terms.ts';
import { commonWords, kindWords, questionWords, synonyms } from './vocabulary.ts';

/** A term to be looked up for one word of a question, or for two that may be one. */
export interface Lookup {
  term: string;
  /** 0 to 1: how much a find says about what the reader meant */
  weight: number;
  /** indexes of the words that it answers */
  words: number[];
  /** whether longer words that begin so, and words that are written similarly, count too */
  loose: boolean;
}

export interface Question {
  /** how much each word matters: 1, or less for common ones */
  weights: number[];
  lookups: Lookup[];
  /** the words written as one, to be compared with names */
  squashed: string;
  /** kinds of results that the reader names */
  kinds: ReadonlySet<string>;
}

const maxWords = 12;
const maxLength = 200;
const commonWeight = 0.2;
const formWeight = 0.9;
const synonymWeight = 0.75;
const partWeight = 0.6;

/** Reads what a reader typed. */
export function toQuestion(text: string): Question {
  const all = words(text.slice(0, maxLength)).slice(0, maxWords);
  const meant = all.filter(({ term }) => !questionWords.has(term));
  const list = meant.length > 0 ? meant : all;
  const isAllCommon = list.every(({ term }) => commonWords.has(term));
  const terms = list.map(({ term }) => term);
  const lookups = list.flatMap(({ term, start, end }, index) => [
    { term, weight: 1, words: [index], loose: true },
    ...otherForms(term).map((form) => ({
      term: form,
      weight: formWeight,
      words: [index],
      loose: form.length > 3,
    })),
    ...(synonyms.get(term) ?? []).map((other) => ({
      term: other,
      weight: synonymWeight,
      words: [index],
      loose: false,
    })),
    ...partsOf(text.slice(start, end)).map((part) => ({
      term: part,
      weight: partWeight,
      words: [index],
      loose: false,
    })),
  ]);
  for (let index = 1; index < terms.length; index += 1) {
    const joined = terms[index - 1]! + terms[index]!;
    const both = [index - 1, index];
    lookups.push({ term: joined, weight: 1, words: both, loose: false });
    for (const other of synonyms.get(joined) ?? [])
      lookups.push({ term: other, weight: synonymWeight, words: both, loose: false });
  }
  return {
    weights: terms.map((term) => (commonWords.has(term) && !isAllCommon ? commonWeight : 1)),
    lookups,
    squashed: terms.join(''),
    kinds: new Set(terms.flatMap((term) => kindWords.get(term) ?? [])),
  };
}

/** `sorting` is also `sort`, `options` also `option`: whole words only, so that nothing is cut that is no ending. */
function otherForms(term: string): string[] {
  const forms: string[] = [];
  if (term.length > 3 && /[^s]s$/.test(term)) forms.push(term.slice(0, -1));
  const stem = /^(.{3,})(?:ing|ed|able)$/.exec(term)?.[1];
  if (stem) forms.push(stem, `${stem}e`);
  const single = stem && /(.)\1$/.test(stem) ? stem.slice(0, -1) : undefined;
  if (single) forms.push(single);
  return forms;
}

/** `MuiButton` is also `button` */
function partsOf(word: string): string[] {
  const parts = humps(word).filter((part) => part.length > 2);
  return parts.length > 1 || /^Mui[A-Z]/.test(word) ? parts : [];
}
