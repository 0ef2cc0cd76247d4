/**
 * Counts an event in the Analytics Engine, if the operator bound one.
 * @param event the index: what is counted
 * @param blobs how it went, in words
 * @param doubles how it went, in numbers
 */
export function count(
  { METRICS }: Pick<Env, 'METRICS'>,
  event: string,
  blobs: string[] = [],
  doubles: number[] = [],
): void {
  METRICS?.writeDataPoint({ indexes: [event], blobs, doubles });
}
