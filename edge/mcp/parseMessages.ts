/** Levels of a message that calls a tool: far fewer than what would exhaust the stack of those who walk it. */
const maxDepth = 32;

/** What is wrong with a request before its messages can be looked at, with the code that JSON-RPC has for it. */
export class MalformedMessage {
  readonly code: number;
  readonly message: string;

  constructor(code: number, message: string) {
    this.code = code;
    this.message = message;
  }
}

/**
 * The message, or the batch of messages, of a request.
 * @param maxBatch messages at most
 */
export function parseMessages(text: string, maxBatch: number): unknown {
  if (depthOf(text) > maxDepth)
    return new MalformedMessage(-32_600, `A message has at most ${maxDepth} levels.`);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return new MalformedMessage(-32_700, 'The request is not valid JSON.');
  }
  if (!Array.isArray(body)) return body;
  return body.length > 0 && body.length <= maxBatch
    ? body
    : new MalformedMessage(-32_600, `A batch has 1 to ${maxBatch} messages.`);
}

/** How deep objects and lists are nested, strings aside. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of text.replace(/"(?:[^"\\]|\\.)*"/g, '').matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
