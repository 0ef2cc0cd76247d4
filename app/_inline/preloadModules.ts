const known = new Set<string>();

/** Fetches modules at once, each only once, so that imports of imports cost no round trips. */
export function preloadModules(addresses: string[]): void {
  for (const href of addresses) {
    if (!href || known.has(href)) continue;
    known.add(href);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
