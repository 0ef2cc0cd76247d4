/** How long address and title must have been at rest, in ms: a navigation changes them one after the other. */
const restTime = 50;

/**
 * Calls back for the page that is open, and after each navigation to another, when its title is there.
 * A new hash, or a new query, is not another page.
 */
export function watchNavigation(onPage: () => void, signal: AbortSignal): void {
  let shown: string | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    if (signal.aborted || location.pathname === shown) return;
    shown = location.pathname;
    onPage();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, restTime);
  };
  // every page has a title of its own, so this sees soft navigation in browsers without the Navigation API too
  const head = new MutationObserver(wait);
  head.observe(document.head, { childList: true, subtree: true, characterData: true });
  signal.addEventListener('abort', () => head.disconnect());
  globalThis.navigation?.addEventListener('currententrychange', wait, { signal });
  addEventListener('popstate', wait, { signal });
  look();
}
