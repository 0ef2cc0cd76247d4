import type { AdFeatures } from '../_content/features.ts';

type Fill = (slot: HTMLElement, ads: AdFeatures, signal: AbortSignal) => Promise<void>;

/** What an ad under a demo takes, in px. */
const demoAdHeight = 52;

/** Fills ad slots: the one under the description when it comes into view, the one of a demo when a reader opens the first code. */
export function watchSlots(ads: AdFeatures): void {
  const idle: (run: () => void) => void = globalThis.requestIdleCallback ?? setTimeout;
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        inView.unobserve(target);
        idle(() => (target as Slot).fill(async () => (await import('./fillSlot.ts')).fillSlot));
      }
  });

  class Slot extends HTMLElement {
    protected stop = new AbortController();

    connectedCallback() {
      this.stop = new AbortController();
    }

    disconnectedCallback() {
      inView.unobserve(this);
      this.stop.abort();
    }

    async fill(load: () => Promise<Fill>) {
      const { signal } = this.stop;
      const fill = await load().catch(() => undefined);
      if (!signal.aborted) await fill?.(this, ads, signal);
    }
  }

  customElements.define(
    'sponsor-slot',
    class extends Slot {
      override connectedCallback() {
        super.connectedCallback();
        inView.observe(this);
      }
    },
  );
  customElements.define('demo-ad-slot', class extends Slot {});

  // one on a page: the first code that a reader opens. What opens by itself would push the page about
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      if (navigator.userActivation?.isActive === false) return;
      const demo = target.closest('[data-demo]');
      const slot = demo?.nextElementSibling;
      if (slot?.localName !== 'demo-ad-slot' || document.querySelector('[data-ad]')) return;
      // at once, as part of what the reader asked for
      const room = slot as Slot;
      room.dataset['ad'] = '';
      room.style.cssText = `display: block; height: max(${demoAdHeight}px, ${demoAdHeight / 16}rem); margin-block: -12px 28px`;
      void room.fill(async () => (await import('./fillDemoSlot.ts')).fillDemoSlot);
    },
    true,
  );
}
