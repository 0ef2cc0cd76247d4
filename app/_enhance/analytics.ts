import { pageFeatures } from '../_content/pageFeatures.ts';
import { refusesTracking, storedConsent, type Consent } from '../_analytics/consent.ts';

/** Counts what readers use, where the operator asks for it and the reader agrees. Nothing is fetched or sent before. */
export function startAnalytics(): void {
  const analytics = pageFeatures()?.analytics;
  if (!analytics) return;
  if (refusesTracking()) {
    document.documentElement.dataset['refusesTracking'] = '';
    return;
  }
  let stop: (() => void) | undefined;

  const act = async (consent: Consent) => {
    stop?.();
    stop = undefined;
    if (consent === 'granted')
      stop = (await import('../_analytics/start.ts')).startCounting(analytics);
  };
  const ask = async () => act(await (await import('../_analytics/askConsent.ts')).askConsent());

  const consent = storedConsent();
  void (consent ? act(consent) : ask());
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-action=privacy]')) void ask();
  });
}
