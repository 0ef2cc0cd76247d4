/** What the headers depend on: the site's configuration (variables of wrangler.toml), the same for the Worker and the static assets. */
export interface SecurityOptions {
  /** of the inline script, as in a policy: `'sha256-…'` */
  inlineScriptHash: string;
  AD_FEED_URL?: string | undefined;
  GA_ID?: string | undefined;
}

const year = 31_536_000;

// Every response has security headers: static assets get them by `_headers` (pipeline/static-rules.ts), what the Worker makes by
// edge/security/secure.ts.

const common = {
  'strict-transport-security': `max-age=${year}; includeSubDomains; preload`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Of everything that may be shown as a page. */
export function documentHeaders(options: SecurityOptions): Record<string, string> {
  return {
    ...common,
    'content-security-policy': contentSecurityPolicy(options),
    'permissions-policy': permissionsPolicy,
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** Of scripts, styles, fonts and JSON, which need no more: a short policy, which holds for web workers. */
export const fileHeaders: Record<string, string> = {
  ...common,
  'content-security-policy': "default-src 'self'; base-uri 'none'; frame-ancestors 'none'",
};

const refusedFeatures =
  'accelerometer camera display-capture geolocation gyroscope hid local-fonts magnetometer microphone midi payment publickey-credentials-get serial usb xr-spatial-tracking';

const permissionsPolicy = refusedFeatures
  .split(' ')
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Everything is refused but what is named.
 * - The one inline script is named by its hash; JSON in `<script>` is data and needs none.
 * - `blob:` scripts: the live editor compiles what a reader types into a module of its own, and imports it from a blob. Only a script of
 *   the page can make a blob, so injected markup gains nothing by it.
 * - Inline styles: Emotion writes a demo's styles into `<style>`, and the documented components set `style` attributes.
 * - Trusted Types: app/_inline/trustedTypes.ts has the default policy. The loader of Google Analytics has one of its own, where it is
 *   configured.
 * - The third-party ad script is not named: it runs in a frame without an origin, which has a policy of its own.
 * - No `upgrade-insecure-requests`: there is no address of another host without https, and it would break local servers in some browsers.
 */
function contentSecurityPolicy(options: SecurityOptions): string {
  const { inlineScriptHash, AD_FEED_URL, GA_ID } = options;
  const analyticsHosts = GA_ID ? ['https://www.googletagmanager.com'] : [];
  const beacons = GA_ID
    ? ['https://*.google-analytics.com', 'https://*.analytics.google.com', ...analyticsHosts]
    : [];
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", 'blob:', inlineScriptHash, ...analyticsHosts],
    ['style-src', "'self'", "'unsafe-inline'"],
    // pictures of ads come from whoever advertises
    ['img-src', "'self'", 'data:', 'blob:', ...(AD_FEED_URL || GA_ID ? ['https:'] : [])],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['connect-src', "'self'", ...beacons],
    ['frame-src', "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", 'https://codesandbox.io', 'https://stackblitz.com'],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default', ...(GA_ID ? ['analytics'] : [])],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
