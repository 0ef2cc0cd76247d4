/** Where browsers have Trusted Types, only this policy makes addresses of scripts; edge's Content-Security-Policy names it. */
const policyName = 'docs-script-url';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Scripts that this site adds to a page after it was loaded: its own, and Google's when the operator asks for it. */
function check(url: string): string {
  const { origin, href } = new URL(url, location.href);
  if (origin === location.origin || href.startsWith('https://www.googletagmanager.com/gtag/js?'))
    return url;
  throw new TypeError(`${href} is not a script of this site.`);
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: check });

/**
 * The address of a script, as `script.src` and `serviceWorker.register()` want it.
 * @throws TypeError for another site's script
 */
export function trustedScriptUrl(url: string): string {
  // a TrustedScriptURL, which TypeScript's DOM library does not know yet
  return policy ? policy.createScriptURL(url) : check(url);
}
