import script from 'virtual:ad-frame-script';
import { Hono } from 'hono';
import { readVariables } from '../../app/_content/features.ts';

/**
 * The frame in which the third-party ad script runs, and nothing else of this site. It has no origin (`sandbox` here and on the iframe), so
 * that the script reaches no storage and no other page; its policy lists the configured hosts. Because of that, the policy of all other
 * pages need not name any of them.
 */
export const adFrame = new Hono<{ Bindings: Env }>().get('/', async (c) => {
  const { AD_SCRIPT_URL, AD_SCRIPT_HOSTS } = readVariables(c.env);
  if (!AD_SCRIPT_URL) return c.text('There are no ads here.', 404, { 'cache-control': 'no-store' });
  const hosts = [AD_SCRIPT_URL, ...AD_SCRIPT_HOSTS].map((url) => new URL(url).origin).join(' ');
  return c.html(frameHtml(AD_SCRIPT_URL), 200, {
    'cache-control': 'public, max-age=300',
    'content-security-policy': [
      'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
      "default-src 'none'",
      `script-src ${await hashOf(script)} ${hosts}`,
      // ad scripts write styles, and pictures come from wherever the advertiser has them
      "style-src 'unsafe-inline'",
      `img-src https: data: ${hosts}`,
      `connect-src https: ${hosts}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
});

/** Carbon's markup in the site's look. Anything else that a script may put beside the ad stays hidden. */
const style = `
:root { color-scheme: light dark; --text: light-dark(#161c24, #eef2f7); --muted: light-dark(#4d5867, #a7b3c2); --accent: light-dark(#0059b3, #74b6ff); --line: light-dark(#7d8998, #728095); --ground: light-dark(#f5f7fa, #141922); }
* { box-sizing: border-box; }
html, body, #ad { height: 100%; margin: 0; overflow: hidden; background: transparent; }
#ad > :not(#carbonads, .carbonads, .ea-placement) { display: none; }
#carbonads, .carbonads, .ea-placement { display: block; height: 100%; padding: 12px; border: 1px dashed var(--line); border-radius: 12px; background: var(--ground); color: var(--text); font: 400 14px/1.45 ui-sans-serif, -apple-system, BlinkMacSystemFont, 'Segoe UI', sans-serif; }
#carbonads > span, .carbon-wrap { display: block; }
#carbonads img { float: inline-start; width: 130px; height: 100px; margin-inline-end: 16px; border-radius: 8px; object-fit: cover; }
#carbonads a { color: inherit; text-decoration: none; }
#carbonads a:hover { color: var(--accent); }
#carbonads a:focus-visible { outline: 3px solid var(--accent); }
.carbon-text { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3; }
#carbonads .carbon-poweredby { display: block; margin-top: 4px; color: var(--muted); font-size: 12px; }
[data-shape=inline] #carbonads img { display: none; }
`;

function frameHtml(address: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Advertisement</title><style>${style}</style></head><body data-script="${escapeAttribute(address)}"><div id="ad"></div><script>${script}</script></body></html>`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
