/**
 * The prerendered copy of a page, as the static assets answer: with their headers, and nothing done to it. Most requests end here.
 * @returns undefined when there is none, or the client may want something else of this address
 */
export async function staticCopy(request: Request, env: Env): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  if (request.headers.get('accept')?.includes('text/markdown')) return undefined;
  if (!/^[^?#]+\/(?:[?#]|$)/.test(request.url)) return undefined;
  const copy = await env.ASSETS.fetch(request);
  if (copy.status !== 404) return copy;
  await copy.body?.cancel();
  return undefined;
}
