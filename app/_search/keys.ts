import { activeOption, moveActive, type Move } from './activeOption.ts';
import type { Shell } from './shell.ts';

const moves: Partial<Record<string, Move>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/**
 * The keys of the dialog. Escape is the browser's own.
 * @param whenAnswered runs a step when the results answer what is typed, which may be at once
 */
export function onKey(
  event: KeyboardEvent,
  { input, panel }: Shell,
  whenAnswered: (step: () => void) => void,
): void {
  // Enter and arrows belong to the input method while it composes
  if (event.isComposing) return;
  const { key, target, shiftKey, ctrlKey, metaKey } = event;
  const move = shiftKey ? undefined : moves[key];
  if (target === input) {
    const hasMoved =
      move && (moveActive(input, panel, move) || (move === 'next' && focusStop(panel, 0)));
    if (hasMoved || key === 'Enter') event.preventDefault();
    if (key === 'Enter') whenAnswered(() => follow(panel, ctrlKey || metaKey));
    return;
  }
  if (!(target instanceof HTMLElement)) return;
  if (move && panel.contains(target)) {
    event.preventDefault();
    moveFocus(input, panel, target, move);
  } else if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !event.altKey) {
    // the letter is written where the focus is by then
    input.focus();
  }
}

/** Opens the active option. */
function follow(panel: HTMLElement, inNewTab: boolean): void {
  const option = activeOption(panel);
  if (option instanceof HTMLAnchorElement && inNewTab)
    window.open(option.href, '_blank', 'noopener');
  else option?.click();
}

/** Moves the focus over what the start screen and the empty one offer, and from the first back to the field. */
function moveFocus(
  input: HTMLInputElement,
  panel: HTMLElement,
  from: HTMLElement,
  move: Move,
): void {
  const at = stopsOf(panel).indexOf(from);
  if (move === 'previous' && at <= 0) input.focus();
  else focusStop(panel, { next: at + 1, previous: at - 1, first: 0, last: -1 }[move]);
}

function focusStop(panel: HTMLElement, at: number): boolean {
  const stop = stopsOf(panel).at(at);
  stop?.focus();
  return stop !== undefined;
}

function stopsOf(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('[data-stop]')];
}
