/** Fetches modules at once, each only once, so that imports of imports cost no round trips. */
export function preloadModules(addresses: string[]): void {
  for (const href of addresses) {
    if (!href || document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}
