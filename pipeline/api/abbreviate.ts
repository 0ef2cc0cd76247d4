/** Longer than this, functions and objects are shortened. */
const longest = 80;

/**
 * A type on one line that is short enough to be read in a table. Literals stay in full.
 * @param parts the members of the union that the type is
 * @param line all of them
 */
export function abbreviate(parts: readonly string[], line: string): string {
  if (line.length <= longest) return line;
  return [...new Set(parts.map(shorten))].join(' | ');
}

function shorten(part: string): string {
  if (part.length <= 40) return part;
  const operands = splitTop(part, ' & ');
  if (operands.length > 1) return operands.map(shorten).join(' & ');
  const inner = /^\((.+)\)$/.exec(part)?.[1];
  if (inner && /^\(.*\) => /.test(inner)) return `(${shorten(inner)})`;
  if (part.startsWith('(') && part.includes(') => ')) return shortFunction(part);
  if (part.startsWith('{')) return part.endsWith('[]') ? 'object[]' : 'object';
  return part.length > longest ? dropArguments(part) : part;
}

/** Keeps the names of the parameters, and the result if it is short. */
function shortFunction(part: string): string {
  const end = closing(part, 0);
  const names = splitTop(part.slice(1, end), ', ').map(
    (parameter) => /^[\w$.?]+/.exec(parameter)?.[0] ?? '',
  );
  const result = part.slice(end + 1).replace(/^ => /, '');
  return `(${names.join(', ')}) => ${result.length > 40 ? shorten(result) : result}`;
}

/** `Name<…>` */
function dropArguments(part: string): string {
  const start = part.indexOf('<');
  if (start < 0) return part;
  const end = closing(part, start);
  return `${part.slice(0, start)}<…>${part.slice(end + 1)}`;
}

/** Where the bracket at `start` is closed. */
function closing(text: string, start: number): number {
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

function splitTop(text: string, separator: string): string[] {
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
