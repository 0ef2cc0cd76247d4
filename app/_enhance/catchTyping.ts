import type { CaughtTyping } from '../_search/dialog.ts';

/**
 * Takes what is typed from now on. A real field does it, out of sight, so that input methods work; and a phone shows its keyboard, which
 * it does only for a field that gets the focus while the tap is handled.
 * @param origin gets the focus back
 */
export function catchTyping(typed: string, origin: HTMLElement | undefined): CaughtTyping {
  const field = document.createElement('input');
  field.value = typed;
  field.autocapitalize = 'off';
  field.setAttribute(
    'aria-label',
    document.querySelector('[data-action=search] bdi')?.textContent ?? '',
  );
  // font size: smaller ones make a phone zoom in
  field.style.cssText =
    'position:fixed;inset-block-start:0;inset-inline-start:0;width:1px;height:1px;opacity:0;border:0;padding:0;font-size:16px;pointer-events:none';
  document.body.append(field);
  field.focus({ preventScroll: true });
  const stop = new AbortController();
  // keys held back by app/_inline/enhance.ts are given again as events, which do not write by themselves
  addEventListener(
    'keydown',
    ({ key, isTrusted }) => {
      if (!isTrusted && key.length === 1) field.value += key;
    },
    { capture: true, signal: stop.signal },
  );
  const end = () => {
    stop.abort();
    field.remove();
  };
  return {
    origin,
    take() {
      const { value } = field;
      end();
      return value;
    },
    stop() {
      end();
      origin?.focus({ preventScroll: true });
    },
  };
}
