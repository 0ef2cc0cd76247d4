import type { Feedback } from './schema.ts';

const address: typeof import('./schema.ts').feedbackPath = '/api/feedback';
/** In ms; after it the reader is told, and can try again. */
const timeout = 10_000;

/**
 * Sends a message. The same message can be sent again: its id tells the Worker that it is the same.
 * @returns the id under which it is kept, or undefined if it is not
 */
export async function send(message: Feedback): Promise<boolean> {
  try {
    const response = await post(message);
    // the id was kept with another text: an earlier attempt arrived after all, and the comment was changed since
    if (response.status === 409) return (await post({ ...message, id: crypto.randomUUID() })).ok;
    return response.ok;
  } catch {
    return false;
  }
}

function post(message: Feedback): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(timeout),
  });
}
