/**
 * An error answer of an endpoint, in JSON. Never stored.
 * @param error names the kind, for programs
 * @param message a sentence for people
 */
export function problem(
  status: number,
  error: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { error, message },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );
}
