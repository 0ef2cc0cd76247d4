import { figure, ratio, textTable } from './table.ts';
import type { Summary } from './statistics.ts';

/** By site, this one first. */
export type Comparison = Record<string, Summary>;

/** Medians side by side, then this site's divided by each peer's: below 1 is less than the peer. Kinds that no site sends are left out. */
export function comparisonTable(title: string, sites: Comparison): string {
  const [own, ...others] = Object.keys(sites) as [string, ...string[]];
  const median = (site: string, metric: string) => sites[site]?.[metric]?.median;
  const isSent = (metric: string) => Object.keys(sites).some((site) => median(site, metric));
  const metrics = [
    ...new Set(Object.values(sites).flatMap((summary) => Object.keys(summary))),
  ].filter((metric) => !/ kB at /.test(metric) || isSent(metric));
  return textTable(
    title,
    ['median', own, ...others, ...others.map((other) => `${own}/${other}`)],
    metrics.map((metric) => [
      metric,
      figure(median(own, metric)),
      ...others.map((other) => figure(median(other, metric))),
      ...others.map((other) => ratio(median(own, metric), median(other, metric))),
    ]),
  );
}
