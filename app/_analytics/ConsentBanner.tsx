/** Where the question is asked (app/_analytics/askConsent.ts). Empty until then, and out of the page's flow. */
export function ConsentBanner() {
  return <consent-banner suppressHydrationWarning />;
}
