/** The day of a date, in UTC, as `2026-11-21`: what a reader is told, and what does not change with the builder's clock. */
export function dayOf(date: string): string;
export function dayOf(date: string | undefined): string | undefined;
export function dayOf(date: string | undefined): string | undefined {
  return date && new Date(date).toISOString().slice(0, 10);
}
