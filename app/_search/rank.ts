import type { Question } from './question.ts';
import type { SearchRecord } from './records.ts';
import type { RecordKind } from './searchTypes.ts';
import { addTerms, type Hit } from './termIndex.ts';
import { squash } from './terms.ts';
import { variantAffix } from './vocabulary.ts';

export interface Found {
  record: SearchRecord;
  score: number;
  /** what to mark: see Hit */
  terms: Map<string, string>;
}

/** What a find counts in the name of what a record belongs to, and in its text; 1 in its own name. */
const ownerWeight = 0.5;
const textWeight = 0.4;
/** Of equal names, the page comes before its reference, and both before what it lists, in the order in which readers ask for it. */
const kindWeights: Record<RecordKind, number> = {
  page: 1.35,
  api: 1.15,
  section: 1,
  prop: 0.85,
  field: 0.8,
  event: 0.75,
  parameter: 0.7,
  slot: 0.7,
  returnValue: 0.65,
  class: 0.5,
  selector: 0.35,
};
const exactBonus = 1.8;
/** About what a word counts that is found whole. */
const begunScore = 11;
/** Of a name that begins with the question, by how much of it is there. */
const beginningBonus = 0.6;
const askedKindBonus = 1.3;
/** Results that belong to one page or component, and that have one name, before they make room for others. */
const mostOfOwner = 3;
const mostOfName = 2;
/** How much worse than the best a result may be. */
const leastShare = 0.12;

/** Puts together what was found in names and in texts, best first. */
export function rank(
  question: Question,
  names: ReadonlyMap<SearchRecord, Hit>,
  texts: ReadonlyMap<SearchRecord, Hit>,
  only: number,
): Found[] {
  const all = question.weights.reduce((sum, weight) => sum + weight, 0);
  const found: Found[] = [];
  const consider = (record: SearchRecord) => {
    if (only >= 0 && record.product !== only) return;
    const own = names.get(record);
    const text = texts.get(record);
    const owner = record.owner && names.get(record.owner);
    let sum = 0;
    let covered = 0;
    let isOwn = false;
    question.weights.forEach((weight, word) => {
      const ownScore = Math.max(own?.scores[word] ?? 0, textWeight * (text?.scores[word] ?? 0));
      const score = Math.max(ownScore, ownerWeight * (owner?.scores[word] ?? 0));
      sum += weight * score;
      if (score > 0) covered += weight;
      if (ownScore > 0 && weight === 1) isOwn = true;
    });
    // a section is no answer because its page is one
    if (!isOwn) return;
    const score =
      Math.max(sum * (covered / all) ** 1.5, nameBegun(record, question)) *
      weightOf(record, question);
    const terms = new Map(own?.terms);
    addTerms(terms, text?.terms ?? []);
    found.push({ record, score, terms });
  };
  for (const record of names.keys()) consider(record);
  for (const record of texts.keys()) if (!names.has(record)) consider(record);
  found.sort((a, b) => b.score - a.score || a.record.id - b.record.id);
  const least = leastShare * (found[0]?.score ?? 0);
  return spread(found.filter(({ score }) => score >= least));
}

/** Moves what is more of the same to the end: the tenth section of a page, the prop that variants of a component share. */
function spread(found: Found[]): Found[] {
  const counts = new Map<string, number>();
  const isMore = ({ record: { owner, title, product } }: Found) => {
    if (!owner) return false;
    const limits: [string, number][] = [
      [`of ${owner.id}`, mostOfOwner],
      [`${product} ${title}`, mostOfName],
      [`${product} ${title} ${owner.title.replace(variantAffix, '')}`, 1],
    ];
    let isOver = false;
    for (const [key, most] of limits) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      isOver ||= count > most;
    }
    return isOver;
  };
  const { first = [], more = [] } = Object.groupBy(found, (item) =>
    isMore(item) ? 'more' : 'first',
  );
  return [...first, ...more];
}

/** A page or component whose name is being typed is meant, and not the props that happen to have the word: `auto` */
function nameBegun({ kind, title }: SearchRecord, { squashed }: Question): number {
  if (kind !== 'page' && kind !== 'api') return 0;
  const name = squash(title);
  return name.startsWith(squashed) ? begunScore * (0.7 + (0.5 * squashed.length) / name.length) : 0;
}

function weightOf(record: SearchRecord, { squashed, kinds }: Question): number {
  let weight = kindWeights[record.kind];
  if (kinds.has(record.kind)) weight *= askedKindBonus;
  if (isNamed(record, squashed)) return weight * exactBonus;
  const label = squash(record.label ?? record.title);
  if (!label.startsWith(squashed)) return weight;
  return weight * (1 + (beginningBonus * squashed.length) / label.length);
}

/** Whether a question is a name and nothing else: `TextField`, `MuiButton-root`, `table sticky header`, `multiline input` */
function isNamed(
  { kind, title, label = title, aliases = [], owner }: SearchRecord,
  question: string,
): boolean {
  const names = [label, title, ...(kind === 'page' ? [] : aliases)].map(squash);
  if (names.includes(question)) return true;
  const of = owner && squash(owner.title);
  return !!of && (question === of + names[0] || question === names[0] + of);
}
