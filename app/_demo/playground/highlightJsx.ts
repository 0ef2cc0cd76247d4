/** `tag`, `attribute` and `string` have a color of their own. */
export interface Token {
  kind?: 'tag' | 'attribute' | 'string' | undefined;
  text: string;
}

const pattern = /(<\/?[\w.]+)|("[^"]*")|([\w-]+(?==|(?=[\s/>][^<]*>)))/g;

/**
 * Cuts JSX into what is colored and what is not. Enough for what `writeJsx` writes, in which no value holds a tag.
 * @returns tokens whose texts make up the code
 */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let isInTag = false;
  for (const match of code.matchAll(pattern)) {
    const between = code.slice(at, match.index);
    if (between) tokens.push({ text: between });
    if (between.includes('>')) isInTag = false;
    const [text, tag, string] = match;
    if (tag) isInTag = true;
    const kind = tag ? 'tag' : string ? 'string' : isInTag ? 'attribute' : undefined;
    tokens.push({ kind, text });
    at = match.index + text.length;
  }
  if (at < code.length) tokens.push({ text: code.slice(at) });
  return tokens;
}
