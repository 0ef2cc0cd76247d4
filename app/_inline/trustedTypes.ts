interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string | null },
  ): void;
}

/**
 * What the page may do with strings, where browsers ask (Content-Security-Policy: `require-trusted-types-for 'script'`). Code from strings
 * is refused, and so are scripts and workers of other hosts. HTML passes: React sets what the server rendered, and the
 * Content-Security-Policy lets no handler, no `javascript:` address and no script run that such HTML could hold.
 */
export function startTrustedTypes(): void {
  (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (url) => (new URL(url, location.href).origin === origin ? url : null),
  });
}
