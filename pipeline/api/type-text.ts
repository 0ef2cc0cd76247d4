/** Helpers for types that are already printed. */

const namespaces = /\b(React\.)?(JSX\.)?(Native(?=[A-Z]))?/g;

/** Equal but for namespaces, which the checker may leave out. */
export const sameText = (a: string, b: string) =>
  a.replace(namespaces, '') === b.replace(namespaces, '');

export const isLiteralText = (text: string) => /^('.*'|-?[\d.]+|true|false)$/.test(text);

/** `(a: A) => B`, not in parentheses itself. */
export function isFunctionText(text: string): boolean {
  const start = text.startsWith('new (') ? 'new '.length : 0;
  return text[start] === '(' && text.startsWith(' => ', closing(text, start) + 1);
}

/** A function that stands alone needs no parentheses. */
export function unwrapFunction(text: string): string {
  if (!text.startsWith('(') || closing(text, 0) !== text.length - 1) return text;
  const inner = text.slice(1, -1);
  return isFunctionText(inner) ? inner : text;
}

export const wrapFunction = (text: string) => (isFunctionText(text) ? `(${text})` : text);

/** Splits a printed union at its top level. A function's result is not looked into. */
export function splitUnion(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (character === "'" && text[at - 1] !== '\\') quoted = !quoted;
    if (quoted) continue;
    if (text.startsWith('=>', at)) {
      if (depth === 0) return [text];
      at += 1;
    } else if ('([{<'.includes(character)) depth += 1;
    else if (')]}>'.includes(character)) depth -= 1;
    else if (depth === 0 && text.startsWith(' | ', at)) {
      parts.push(text.slice(start, at));
      start = at + 3;
    }
  }
  return [...parts, text.slice(start)];
}

/** Literals in the order in which `code` writes them, then everything else; `null` and `undefined` last. */
export function inWrittenOrder(members: readonly string[], code: string): string[] {
  const quoted = code.replace(/"/g, "'");
  return members
    .map((text, index) => ({ text, index, rank: rank(text, quoted) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ text }) => text);
}

function rank(text: string, code: string): number {
  if (text === 'undefined') return 4e9;
  if (text === 'null') return 3e9;
  if (!isLiteralText(text)) return 2e9;
  const at = text.startsWith("'")
    ? code.indexOf(text)
    : code.search(new RegExp(`(?<![\\w.])${text.replace('-', '\\-')}(?![\\w.])`));
  return at < 0 ? 1e9 : at;
}

/** Where the bracket at `start` is closed. */
export function closing(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '=' && text[at + 1] === '>') at += 1;
    else if ('([{<'.includes(text[at]!)) depth += 1;
    else if (')]}>'.includes(text[at]!)) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return text.length;
}

/** Splits at a separator that stands outside of all brackets. */
export function splitTop(text: string, separator: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if ('([{<'.includes(text[at]!)) at = closing(text, at);
    else if (text.startsWith(separator, at)) {
      parts.push(text.slice(start, at));
      start = at + separator.length;
    }
  }
  return [...parts, text.slice(start)].filter(Boolean);
}
