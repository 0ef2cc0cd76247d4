/** `tag`, `attribute` and `string` have a color of their own. */
export interface Token {
  kind?: 'tag' | 'attribute' | 'string' | undefined;
  text: string;
}

const pattern = /<\/?[\w.]+|"[^"]*"|\{[^}]*\}|[\w-]+|>/g;

/**
 * Cuts JSX into what is colored and what is not. Enough for what `writeJsx` writes.
 * @returns tokens whose texts make up the code
 */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let isInTag = false;
  const push = (text: string, kind?: Token['kind']) => {
    if (text) tokens.push({ kind, text });
  };
  for (const { 0: text, index } of code.matchAll(pattern)) {
    push(code.slice(at, index));
    at = index + text.length;
    if (text.startsWith('<')) isInTag = true;
    if (text === '>') isInTag = false;
    push(text, isInTag ? kindOf(text) : undefined);
  }
  push(code.slice(at));
  return tokens;
}

function kindOf(text: string): Token['kind'] {
  if (text.startsWith('<')) return 'tag';
  if (text.startsWith('"')) return 'string';
  return text.startsWith('{') ? undefined : 'attribute';
}
