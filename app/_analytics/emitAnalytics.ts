import type { AnalyticsEvent } from './eventContract.ts';

/** On `document`; its detail is an `AnalyticsEvent`. */
export const analyticsEventType = 'docs:analytics';

/** For any part of the site. Where analytics is off, nobody listens. */
export function emitAnalytics(event: AnalyticsEvent): void {
  document.dispatchEvent(new CustomEvent(analyticsEventType, { detail: event }));
}
