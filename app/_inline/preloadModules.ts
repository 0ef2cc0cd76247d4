const known = new Set<string>();

/** Fetches modules at once, each only once, so that imports of imports cost no round trips. */
export function preloadModules(addresses: string[]): void {
  for (const href of addresses) {
    if (known.has(href)) continue;
    known.add(href);
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}
