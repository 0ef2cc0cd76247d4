/** What a line may hold. Never an address of a reader, a user agent, a comment, or a query. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

/** Writes one line of JSON, for Workers Logs and `wrangler tail`. Errors go to the error stream, where alerts look. */
export function log(level: 'info' | 'warn' | 'error', event: string, fields: LogFields = {}): void {
  console[level === 'info' ? 'log' : level](JSON.stringify({ level, event, ...fields }));
}
