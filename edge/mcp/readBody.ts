/** How many times the limit is read and thrown away: a client that is cut off while it sends never sees the answer. */
const patience = 16;

/**
 * Reads the body of a request as text.
 * @returns undefined when it has more than `maxBytes`
 */
export async function readBody(request: Request, maxBytes: number): Promise<string | undefined> {
  const reader = request.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  while (bytes <= maxBytes * patience) {
    const { done, value } = await reader.read();
    if (done) return bytes > maxBytes ? undefined : text + decoder.decode();
    bytes += value.byteLength;
    if (bytes <= maxBytes) text += decoder.decode(value, { stream: true });
    else text = '';
  }
  await reader.cancel();
  return undefined;
}
