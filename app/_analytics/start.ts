import type { AnalyticsFeatures } from '../_content/features.ts';
import { watchNavigation } from '../_content/watchNavigation.ts';
import { watchClicks } from './clicks.ts';
import { analyticsEventType, emitAnalytics } from './emitAnalytics.ts';
import type { AnalyticsEvent } from './eventContract.ts';
import { firstPartySink } from './firstPartySink.ts';
import { googleAnalytics } from './googleAnalytics.ts';
import { pageFacts } from './pageFacts.ts';
import { watchUserProperties } from './userProperties.ts';
import { watchWebVitals } from './webVitals.ts';

/**
 * Starts to count. Only for readers who have agreed.
 * @returns stops it: nothing is sent after that
 */
export function startCounting({ ga, sink, webVitalsRatio }: AnalyticsFeatures): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const sinks = [...(ga ? [googleAnalytics(ga)] : []), ...(sink ? [firstPartySink()] : [])];
  let page = pageFacts(location.pathname, document.title);

  watchUserProperties((properties) => {
    for (const { setUser } of sinks) setUser(properties);
  }, signal);
  document.addEventListener(
    analyticsEventType,
    (event) => {
      for (const { send } of sinks) send((event as CustomEvent<AnalyticsEvent>).detail, page);
    },
    { signal },
  );
  watchNavigation(() => {
    page = pageFacts(location.pathname, document.title);
    emitAnalytics({ name: 'page_view' });
  }, signal);
  watchClicks(signal);
  void watchWebVitals(webVitalsRatio);
  return () => {
    stop.abort();
    for (const each of sinks) each.stop();
  };
}
