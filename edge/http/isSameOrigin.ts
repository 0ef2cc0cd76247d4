/**
 * Whether a page of this site sent a request that changes something. Browsers always say where it comes from; what does not say is no
 * browser, and not let in.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  return (
    request.headers.get('origin') === new URL(request.url).origin &&
    (site === null || site === 'same-origin')
  );
}
