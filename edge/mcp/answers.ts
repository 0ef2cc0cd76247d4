import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** Characters of one answer: about 8,000 tokens, which every assistant can take. */
export const maxAnswer = 32_000;

/**
 * A text as the answer of a tool, cut where it gets too long.
 * @param next says how to get what comes after the given number of characters
 */
export function answer(
  text: string,
  next: (offset: number) => string = () => 'Ask for less.',
  offset = 0,
): CallToolResult {
  const part = text.slice(offset, offset + maxAnswer);
  const end = offset + part.length;
  const rest =
    end < text.length ? `\n\n[Cut after ${end} of ${text.length} characters. ${next(end)}]` : '';
  return { content: [{ type: 'text', text: part + rest }] };
}

/** What went wrong, in words that help the caller to do better. */
export function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
