import { listen } from './listen.ts';

/** A popover of the frame closes when the keyboard leaves it, as it does when the pointer does. Modal dialogs are not left. */
export function startPopovers(): void {
  listen('focusin', ({ target }) => closeOthers(target));
  // the keyboard may have left before there was anybody to listen
  if (document.activeElement !== document.body) closeOthers(document.activeElement);
}

/** @param focused what has the focus */
function closeOthers(focused: EventTarget | null): void {
  if (!(focused instanceof Node)) return;
  for (const popover of document.querySelectorAll<HTMLElement>(
    '[popover=auto]:not(dialog):popover-open',
  )) {
    const opener = document.querySelector(`[popovertarget="${popover.id}"]`);
    if (!popover.contains(focused) && !opener?.contains(focused)) popover.hidePopover();
  }
}
