export interface Reach {
  stop(): void;
}

/** What a reader does first: any of these says that scripts are about to be needed. */
const signs = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;

/**
 * Calls back at the first sign of interaction within `target`.
 * A click that comes before the returned promise settles is held back and given again, so that no tap is lost.
 */
export function onReach(target: EventTarget, start: () => Promise<unknown>): Reach {
  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const sign of signs) target.addEventListener(sign, () => void begin(), options);
  let pending: EventTarget | undefined;
  let begun = false;
  async function begin() {
    if (begun) return;
    begun = true;
    await start();
    stop.abort();
    if (pending instanceof HTMLElement && pending.isConnected) pending.click();
  }
  if (target instanceof HTMLElement)
    target.addEventListener(
      'click',
      (event) => {
        if (!event.isTrusted) return;
        event.preventDefault();
        event.stopPropagation();
        pending = event.target ?? undefined;
        void begin();
      },
      { capture: true, signal: stop.signal },
    );
  return { stop: () => stop.abort() };
}
