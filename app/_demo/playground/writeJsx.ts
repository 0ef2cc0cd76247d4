import { defaultOf, type Knobs } from './knobs.ts';

interface Element {
  name: string;
  /** as they are written */
  attributes: readonly string[];
  content: string | undefined;
  knobs: Knobs;
  values: Record<string, string | boolean>;
}

/** In characters: a tag that is longer gets a line for each attribute. */
const maxLength = 60;

/** The JSX of a component with the values of its knobs. Defaults are left out; a knob called `children` is the content. */
export function writeJsx({ name, attributes, content, knobs, values }: Element): string {
  const changed = Object.entries(knobs)
    .filter(([prop, knob]) => prop !== 'children' && values[prop] !== defaultOf(knob))
    .map(([prop]) => attribute(prop, values[prop]!));
  const all = [...attributes, ...changed];
  const inner = typeof values['children'] === 'string' ? textOf(values['children']) : content;
  const short = `<${[name, ...all].join(' ')}`;
  const isShort = short.length <= maxLength;
  const opening = isShort ? short : `<${name}\n  ${all.join('\n  ')}`;
  const end = isShort ? '' : '\n';
  if (!inner) return `${opening}${isShort ? ' ' : end}/>`;
  const whole = `${opening}>${inner}</${name}>`;
  if (isShort && !inner.includes('\n') && whole.length <= maxLength) return whole;
  return `${opening}${end}>\n  ${inner.replaceAll('\n', '\n  ')}\n</${name}>`;
}

function attribute(prop: string, value: string | boolean): string {
  if (value === true) return prop;
  if (value === false) return `${prop}={false}`;
  return /["\\\n]/.test(value) ? `${prop}={${JSON.stringify(value)}}` : `${prop}="${value}"`;
}

/** Text as JSX has it: what would be read as a tag or an expression becomes one that gives the text. */
function textOf(text: string): string {
  return /[<>{}&]|^\s|\s$/.test(text) ? `{${JSON.stringify(text)}}` : text;
}
