const sentences: Record<number, string> = {
  400: 'The address is malformed.',
  404: 'There is no such file.',
  405: 'This address can only be read.',
  414: 'The address is too long.',
  500: 'The page could not be rendered. Please try again.',
};

/** A short answer in plain text, for requests that no page should answer. */
export function plainResponse(status: number, headers: Record<string, string> = {}): Response {
  return new Response(sentences[status] ?? null, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
