import { emitAnalytics } from '../_analytics/emitAnalytics.ts';

/** An ad counts as seen when it has been there for this long, in ms. */
const displayAfter = 2500;

/**
 * Counts a display, for a share of them.
 * @param label what is shown, and where: `in-house-body-top-image`
 * @param ratio share of displays that are counted
 * @param signal ends when the ad is gone
 */
export function reportDisplay(label: string, ratio: number, signal: AbortSignal): void {
  if (Math.random() >= ratio) return;
  const timer = setTimeout(
    () => emitAnalytics({ name: 'ad', action: 'display', label }),
    displayAfter,
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}

export function reportClick(label: string): void {
  emitAnalytics({ name: 'ad', action: 'click', label });
}

export function reportCrash(label: string): void {
  emitAnalytics({ name: 'ad', action: 'crash', label });
}
