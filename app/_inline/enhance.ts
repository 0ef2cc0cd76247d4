import { afterLoad } from './idle.ts';
import { on } from './on.ts';
import { signs } from './reach.ts';

/**
 * Loads app/_enhance at the first sign of interaction, or, where the page says so or the address names a demo, in an idle moment after the
 * load event. Its address is in the page (app/layout.tsx). What a reader does meanwhile is held back and given again: clicks on `[data-action]`, the shortcuts
 * that a browser would take for itself, and what is typed after either, as it may be meant for what they open.
 */
export function startEnhance(): void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let begun = false;
  let pending: (() => unknown)[] = [];
  let last: HTMLElement | undefined;
  const begin = async () => {
    const meta = document.querySelector<HTMLMetaElement>('[name=enhance]');
    if (begun || !meta) return;
    begun = true;
    try {
      await import(meta.content);
    } catch {
      // the network failed: the next sign of interaction tries again
      begun = false;
      return;
    }
    stop.abort();
    document.documentElement.dataset['enhanced'] = '';
    for (const again of pending) again();
  };
  for (const sign of [...signs, 'hashchange'])
    on(sign, () => void begin(), { ...options, passive: true });
  const hold = (event: Event, ...all: (() => unknown)[]) => {
    event.preventDefault();
    event.stopPropagation();
    pending = all;
    void begin();
  };
  on(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>('[data-action]');
      if (!control) return;
      // who is impatient means one click
      hold(event, ...pending, ...(control === last ? [] : [() => control.click()]));
      last = control;
    },
    options,
  );
  on(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey } = event;
      const target = event.target as HTMLElement;
      const isWriting = target.isContentEditable || target.matches('input, textarea, select');
      const isCommand = ctrlKey || metaKey;
      const again = () => target.dispatchEvent(new KeyboardEvent('keydown', event));
      if (pending[0] && key.length === 1 && !isCommand && !isWriting)
        hold(event, ...pending, again);
      else if (key === 'k' ? isCommand : (key === '/' || key === '?') && !isWriting)
        hold(event, again);
    },
    options,
  );
  void afterLoad.then(() => {
    if (document.querySelector('[name=enhance][data-eager], [data-demo] :target')) void begin();
  });
}
