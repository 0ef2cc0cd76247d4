import type { Sink } from './sink.ts';

const origin = 'https://www.googletagmanager.com';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string | null },
  ): { createScriptURL(url: string): string };
}

/** Other scripts of other hosts stay refused: the page's default policy takes this site's alone. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'analytics',
  { createScriptURL: (url) => (new URL(url).origin === origin ? url : null) },
);

/** Hands events to Google's own script, which is fetched now. It sends no page views by itself. */
export function googleAnalytics(id: string): Sink {
  const scope = globalThis as unknown as Record<string, unknown> & { dataLayer?: unknown[] };
  const layer = (scope.dataLayer ??= []);
  const disabled = `ga-disable-${id}`;
  scope[disabled] = false;
  // gtag.js tells commands from other data by their being `arguments`
  const gtag: (...command: unknown[]) => void = function gtag() {
    // oxlint-disable-next-line prefer-rest-params
    layer.push(arguments);
  };
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  const address = `${origin}/gtag/js?id=${id}`;
  script.src = policy?.createScriptURL(address) ?? address;
  document.head.append(script);
  return {
    send({ name, action, label, value, delta, id: metric }, page) {
      if (name === 'page_view')
        gtag('event', name, {
          page_title: page.title,
          page_location: page.location,
          productId: page.productId,
          productCategoryId: page.productCategoryId,
        });
      else if (metric)
        gtag('event', name, {
          value: delta,
          metric_id: metric,
          metric_value: value,
          metric_delta: delta,
        });
      else gtag('event', name, { eventAction: action, eventLabel: label });
    },
    setUser: (properties) => gtag('set', 'user_properties', properties),
    stop() {
      scope[disabled] = true;
    },
  };
}
