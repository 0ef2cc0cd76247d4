const shadeStyle =
  'inset:0;width:auto;height:auto;margin:0;padding:0;border:0;background:light-dark(rgb(16 24 40 / 45%),rgb(0 0 0 / 60%))';
const focusable = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/**
 * Opens `<dialog popover>` as a modal dialog. `showModal()` would make the page inert, and each change of that has the browser restyle
 * every element of it: a tenth of a second on a phone to open, and again to close. The popover brings the top layer, Escape, a click
 * beside it and the way back of the focus; what it lacks is here: the keyboard stays within it, screen readers leave the rest alone, and
 * the pointer does not reach the rest.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (isModalOpen(dialog)) return;
  const shade = document.createElement('div');
  shade.style.cssText = shadeStyle;
  shade.popover = 'manual';
  document.body.append(shade);
  shade.showPopover();
  dialog.setAttribute('aria-modal', 'true');
  dialog.showPopover();
  const showOthers = hideOthers(dialog);
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  addEventListener('keydown', (event) => keepWithin(dialog, event), options);
  let focused = document.activeElement;
  addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && dialog.contains(target)) focused = target;
      // a navigation that ends gives the focus to the new page
      else if (focused instanceof HTMLElement) focused.focus();
    },
    options,
  );
  dialog.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (target !== dialog || newState === 'open') return;
      stop.abort();
      showOthers();
      shade.remove();
    },
    options,
  );
}

export function isModalOpen(dialog: HTMLDialogElement): boolean {
  return dialog.matches(':popover-open');
}

/** Tab goes from the last control to the first, and back. */
function keepWithin(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(isTabStop);
  const { activeElement } = document;
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (activeElement && activeElement !== edge && dialog.contains(activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

function isTabStop(control: HTMLElement): boolean {
  if (control.tabIndex < 0 || !control.checkVisibility()) return false;
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
  // of a group only the chosen one
  return control.checked || !isAnyChecked(control);
}

function isAnyChecked({ form, name }: HTMLInputElement): boolean {
  const checked = `input[type=radio][name="${CSS.escape(name)}"]:checked`;
  return (form ?? document).querySelector(checked) !== null;
}

/** Hides everything that is neither in `shown` nor around it, but what announces, from assistive technology. Returns what undoes it. */
function hideOthers(shown: Element): () => void {
  const hidden: Element[] = [];
  for (let at = shown; at.parentElement && at !== document.body; at = at.parentElement)
    for (const other of at.parentElement.children) {
      if (other === at || other.matches('[aria-hidden], [role=status], script, style')) continue;
      other.setAttribute('aria-hidden', 'true');
      hidden.push(other);
    }
  return () => hidden.forEach((other) => other.removeAttribute('aria-hidden'));
}
