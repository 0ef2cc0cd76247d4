import { listen } from './listen.ts';

/** Pages that were visited can be read without a connection (app/_offline): on the public address only, not where a copy is tried out. */
export function startOffline(): void {
  customElements.define(
    'cached-pages',
    class extends HTMLElement {
      async connectedCallback() {
        (await import('../_offline/offlinePage.ts')).startOfflinePage(this).catch(reportError);
      }
    },
  );
  listen('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-action=retry]')) location.reload();
  });

  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!canonical || new URL(canonical.href).host !== location.host) return;
  if (!('serviceWorker' in navigator)) return;
  (globalThis.requestIdleCallback ?? setTimeout)(async () => {
    const { registerServiceWorker } = await import('../_offline/register.ts');
    await registerServiceWorker();
  });
}
