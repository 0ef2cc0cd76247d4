import { listen } from './listen.ts';

/** A popover of the frame closes when the keyboard leaves it, as it does when the pointer does. */
export function startPopovers(): void {
  listen('focusin', ({ target }) => {
    for (const popover of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open')) {
      const opener = document.querySelector(`[popovertarget="${popover.id}"]`);
      if (target instanceof Node && !popover.contains(target) && !opener?.contains(target))
        popover.hidePopover();
    }
  });
}
