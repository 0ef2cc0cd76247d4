/** A word of a text in the form in which it is looked up, and where it stands. */
export interface Term {
  term: string;
  start: number;
  end: number;
}

const word = /[\p{L}\p{N}]+/gu;
const hump = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{N}]+|[\p{L}\p{N}]+/gu;

/** Words as they are written, without their parts. */
export function words(text: string): Term[] {
  return [...text.matchAll(word)].map(({ 0: found, index }) => ({
    term: fold(found),
    start: index,
    end: index + found.length,
  }));
}

/** Words, and the parts of those written in camel case: `minDate` is `mindate`, `min` and `date`. */
export function textTerms(text: string): Term[] {
  const terms: Term[] = [];
  for (const { 0: found, index } of text.matchAll(word)) {
    terms.push({ term: fold(found), start: index, end: index + found.length });
    if (/\p{Ll}\p{Lu}/u.test(found)) terms.push(...partsOf(found, index));
  }
  return terms;
}

/** As `textTerms`, and neighbours written as one: names are looked up as `text field`, `textfield` and `TextField`. */
export function nameTerms(text: string): Term[] {
  const parts = [...text.matchAll(word)].flatMap(({ 0: found, index }) => partsOf(found, index));
  const known = new Set(parts.map(({ term }) => term));
  const joined = parts.slice(1).map((part, at) => join(parts[at]!, part));
  const whole = words(text);
  return [...parts, ...[...joined, ...whole].filter(({ term }) => isNew(known, term))];
}

/** Letters and digits alone: how names are compared. */
export function squash(text: string): string {
  return words(text)
    .map(({ term }) => term)
    .join('');
}

/** The parts of a name in camel case. */
export function humps(text: string): string[] {
  return partsOf(text, 0).map(({ term }) => term);
}

function partsOf(found: string, offset: number): Term[] {
  const parts = [...found.matchAll(hump)].map(({ 0: part, index }) => ({
    term: fold(part),
    start: offset + index,
    end: offset + index + part.length,
  }));
  // `MuiButton`: what begins so is named after what follows
  return parts.length > 1 && parts[0]!.term === 'mui' ? parts.slice(1) : parts;
}

function join(first: Term, second: Term): Term {
  return { term: first.term + second.term, start: first.start, end: second.end };
}

function isNew(known: Set<string>, term: string): boolean {
  if (known.has(term)) return false;
  known.add(term);
  return true;
}

/** Lower case without accents; the length stays what it was, or places in the text would shift. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[a-z\d]*$/.test(lower)) return lower;
  const bare = lower.normalize('NFD').replace(/\p{M}/gu, '');
  return bare.length === lower.length ? bare : lower;
}
