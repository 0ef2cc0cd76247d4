import { pageFeatures } from '../_content/pageFeatures.ts';

/** Where the operator asks for it, readers are asked whether what they use may be counted. */
export function startAnalytics(): void {
  const analytics = pageFeatures()?.analytics;
  if (!analytics) return;
  import('../_analytics/followConsent.ts').then(
    ({ followConsent }) => followConsent(analytics),
    reportError,
  );
}
