import { closing, splitTop, unwrapFunction } from './type-text.ts';

/** Longer than this, functions and objects are shortened. */
const longest = 80;

/**
 * A type on one line that is short enough to be read in a table. Literals stay in full.
 * @param parts the members of the union that the type is
 * @param line all of them
 */
export function abbreviate(parts: readonly string[], line: string): string {
  if (line.length <= longest) return line;
  const short = [...new Set(parts.map(shorten))];
  return short.length === 1 ? unwrapFunction(short[0]!) : short.join(' | ');
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
