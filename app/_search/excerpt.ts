import type { TextPart } from './searchTypes.ts';
import { textTerms, type Term } from './terms.ts';

/** Characters of a text that are shown, from some words before the first that is marked. */
const excerptLength = 150;
const lead = 40;

/**
 * Cuts a text into parts, those marked that were found.
 * @param found terms of the text; the value is as much of a term as was asked for
 */
export function toParts(
  text: string,
  terms: Term[],
  found: ReadonlyMap<string, string>,
): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const [start, end] of rangesOf(terms, found)) {
    if (start > at) parts.push({ text: text.slice(at, start) });
    parts.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length || parts.length === 0) parts.push({ text: text.slice(at) });
  return parts;
}

/** The part of a text around what was found, or its beginning. */
export function pickExcerpt(text: string, found: ReadonlyMap<string, string>): TextPart[] {
  const [first] = rangesOf(textTerms(text), found);
  let start = first ? Math.max(0, first[0] - lead) : 0;
  if (text.length - start < excerptLength) start = Math.max(0, text.length - excerptLength);
  // whole words only
  if (start > 0) start = text.indexOf(' ', start) + 1;
  const end = start + excerptLength;
  const cut = end < text.length ? Math.max(text.lastIndexOf(' ', end), start + 1) : text.length;
  const shown = `${start > 0 ? '… ' : ''}${text.slice(start, cut)}${cut < text.length ? ' …' : ''}`;
  return toParts(shown, textTerms(shown), found);
}

/** Where the terms stand that were found; of one that begins as asked for, its beginning. Ranges do not overlap. */
function rangesOf(terms: Term[], found: ReadonlyMap<string, string>): [number, number][] {
  const ranges: [number, number][] = [];
  for (const { term, start, end } of terms) {
    const asked = found.get(term);
    if (asked === undefined) continue;
    const isBeginning = term !== asked && term.startsWith(asked);
    ranges.push([start, isBeginning ? Math.min(end, start + asked.length) : end]);
  }
  ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const merged: [number, number][] = [];
  for (const [start, end] of ranges) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
