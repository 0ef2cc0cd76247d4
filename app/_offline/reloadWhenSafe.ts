/**
 * Reloads the page, which a newer build stands behind now, as soon as a reader looks at it, and not while they write: an element with
 * `data-editing` says that a demo is being edited or a comment typed.
 */
export function reloadWhenSafe(): void {
  const stop = new AbortController();
  const attempt = () => {
    if (!document.hasFocus() || document.querySelector('[data-editing]')) return;
    stop.abort();
    location.reload();
  };
  addEventListener('focus', attempt, { signal: stop.signal });
  const editing = new MutationObserver(attempt);
  editing.observe(document, { subtree: true, childList: true, attributeFilter: ['data-editing'] });
  stop.signal.addEventListener('abort', () => editing.disconnect());
  attempt();
}
