import { emitAnalytics } from './emitAnalytics.ts';

/**
 * Counts clicks on `data-ga-event-category`, with `-action` and `-label`. `data-ga-event-split` is the share of them that is counted.
 * One listener for all: what is clicked may have come later than this.
 */
export function watchClicks(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      // the path, and not the target, sees into shadow trees
      const control = event
        .composedPath()
        .find(
          (target): target is HTMLElement =>
            target instanceof HTMLElement && 'gaEventCategory' in target.dataset,
        );
      if (!control) return;
      const { gaEventCategory, gaEventAction, gaEventLabel, gaEventSplit } = control.dataset;
      if (gaEventSplit && Math.random() >= Number(gaEventSplit)) return;
      emitAnalytics({ name: gaEventCategory!, action: gaEventAction, label: gaEventLabel });
    },
    { capture: true, signal },
  );
}
