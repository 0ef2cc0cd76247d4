/**
 * Listens on the window, before everybody else. While React hydrates the page it stops clicks, keys and input on their way down from the
 * document: a listener further down, or on the way back up, would miss them.
 */
export function listen<K extends keyof WindowEventMap>(
  type: K,
  listener: (event: WindowEventMap[K]) => void,
  signal?: AbortSignal,
): void {
  addEventListener(type, listener, signal ? { capture: true, signal } : { capture: true });
}
