/** A body that is larger than it may be. */
export class BodyTooLarge extends Error {}

/**
 * Reads a body as text, and stops as soon as it is too long. Counts bytes after decompression, so that a small file cannot unfold into a
 * large one.
 * @param body of a request or a response
 * @param maxBytes at most
 * @param signal ends the reading, however slowly the body comes
 * @throws BodyTooLarge; the signal's reason; TypeError for what is not UTF-8
 */
export async function readBounded(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal: AbortSignal,
): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const stop = () => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener('abort', stop, { once: true });
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  let text = '';
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > maxBytes) throw new BodyTooLarge(`more than ${maxBytes} bytes`);
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}
