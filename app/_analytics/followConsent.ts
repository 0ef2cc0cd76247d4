import type { AnalyticsFeatures } from '../_content/features.ts';
import { refusesTracking, storedConsent, type Consent } from './consent.ts';

/** Counts what readers use, if the reader agrees. Nothing else is fetched, and nothing sent, before. */
export function followConsent(analytics: AnalyticsFeatures): void {
  if (refusesTracking()) {
    document.documentElement.dataset['refusesTracking'] = '';
    return;
  }
  let stop: (() => void) | undefined;

  const act = async (consent: Consent) => {
    stop?.();
    stop = undefined;
    if (consent === 'granted') stop = (await import('./start.ts')).startCounting(analytics);
  };
  const ask = async () => act(await (await import('./askConsent.ts')).askConsent());

  const consent = storedConsent();
  void (consent ? act(consent) : ask());
  // first of all: while React hydrates the page it stops clicks
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-action=privacy]')) void ask();
    },
    true,
  );
}
