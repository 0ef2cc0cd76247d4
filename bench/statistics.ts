/** A figure over all runs. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** Metrics of one page of one site, by name. A metric that does not apply is absent. */
export type Metrics = Record<string, number | undefined>;
export type Summary = Record<string, Spread>;

/** @param share 0.5 for the median, 0.99 for p99; of an even number of values the lower one */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** The spread of each metric over the runs. */
export function summarize(runs: readonly Metrics[]): Summary {
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  const summary: Summary = {};
  for (const name of names) {
    const values = runs.map((run) => run[name]).filter((value) => value !== undefined);
    if (values.length === 0) continue;
    summary[name] = {
      median: round(quantile(values, 0.5)),
      min: round(Math.min(...values)),
      max: round(Math.max(...values)),
    };
  }
  return summary;
}

/** To three places behind the point. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
