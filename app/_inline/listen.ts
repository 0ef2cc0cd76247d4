/**
 * Listens on the window, before everybody else. While React hydrates the page it stops clicks, changes and input at the document: a listener
 * on their way back up would miss them.
 */
export function listen(type: 'change' | 'click' | 'input', listener: (event: Event) => void): void {
  addEventListener(type, listener, true);
}
