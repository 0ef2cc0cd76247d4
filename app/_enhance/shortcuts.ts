import { listen } from './listen.ts';

async function open(): Promise<void> {
  const { showShortcuts } = await import('../_shortcuts/showShortcuts.ts');
  await showShortcuts();
}

/** `?` shows what the keyboard can do; so does every `[data-action=shortcuts]`. */
export function startShortcuts(): void {
  listen('keydown', ({ key, target, defaultPrevented }) => {
    if (key !== '?' || defaultPrevented || !(target instanceof HTMLElement)) return;
    if (target.isContentEditable || target.matches('input, textarea, select')) return;
    void open().catch(reportError);
  });
  listen('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-action=shortcuts]'))
      void open().catch(reportError);
  });
}
