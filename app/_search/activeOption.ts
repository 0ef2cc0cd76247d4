/** Makes an option the active one, the first if `id` names none. The field keeps the focus. */
export function setActive(
  input: HTMLInputElement,
  panel: HTMLElement,
  id: string | undefined,
): void {
  const options = optionsOf(panel);
  const active = options.find((option) => option.id === id) ?? options[0];
  for (const option of options) option.setAttribute('aria-selected', String(option === active));
  if (active) input.setAttribute('aria-activedescendant', active.id);
  else input.removeAttribute('aria-activedescendant');
}

export function activeOption(panel: HTMLElement): HTMLElement | null {
  return panel.querySelector<HTMLElement>('[role=option][aria-selected=true]');
}

export type Move = 'next' | 'previous' | 'first' | 'last';

/** Moves from option to option, around the ends. @returns false when there is none */
export function moveActive(input: HTMLInputElement, panel: HTMLElement, move: Move): boolean {
  const options = optionsOf(panel);
  const at = options.indexOf(activeOption(panel)!);
  const target = { next: at + 1, previous: at - 1, first: 0, last: -1 }[move];
  const option = options.at(target >= options.length ? 0 : target);
  if (!option) return false;
  setActive(input, panel, option.id);
  // the heading of the first group comes along
  if (option === options[0]) panel.scrollTop = 0;
  else option.scrollIntoView({ block: 'nearest' });
  return true;
}

export function optionsOf(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('[role=option]')];
}
