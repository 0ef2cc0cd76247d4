import { listen } from './listen.ts';

/** How far the start of a section may be from the top to be the one that is read, as a part of the window's height. */
const readingLine = 1 / 5;
/** A chosen section stays marked until the scroll that follows has ended, or this many ms. */
const longestScroll = 1000;

/** Marks the section in view in the table of contents. */
export function startContents(): void {
  customElements.define('page-contents', PageContents);
}

class PageContents extends HTMLElement {
  #stop = new AbortController();
  #frame = 0;
  /** until when what the reader chose stays marked */
  #chosenUntil = 0;

  connectedCallback() {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const update = () => (this.#frame ||= requestAnimationFrame(() => this.#update()));
    addEventListener('scroll', update, { passive: true, signal });
    addEventListener('resize', update, { passive: true, signal });
    addEventListener('scrollend', () => (this.#chosenUntil = 0), { signal });
    listen(
      'click',
      ({ target }) => {
        const link = target instanceof Element && target.closest('a');
        if (!link || !this.contains(link)) return;
        this.#chosenUntil = performance.now() + longestScroll;
        this.#mark(link);
        // a link of the contents, on a small screen, has done its work
        if (this.matches(':popover-open')) this.hidePopover();
      },
      signal,
    );
    update();
  }

  disconnectedCallback() {
    this.#stop.abort();
  }

  #update() {
    this.#frame = 0;
    if (performance.now() < this.#chosenUntil) return;
    const line = sectionLine();
    let current: HTMLAnchorElement | undefined;
    for (const link of this.querySelectorAll('a')) {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      // rows of a list that is folded or filtered are nowhere
      if (!heading?.checkVisibility()) continue;
      if (heading.getBoundingClientRect().top > line) break;
      current = link;
    }
    this.#mark(current);
  }

  #mark(current: HTMLAnchorElement | undefined) {
    const marked = this.querySelector('[aria-current]');
    if (marked === (current ?? null)) return;
    marked?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'location');
    if (current && this.scrollHeight > this.clientHeight)
      current.scrollIntoView({ block: 'nearest' });
  }
}

/**
 * The height, in px from the top of the window, that a heading must have passed. Over the last window of the page it moves down to the
 * bottom, so that each of the last sections is marked in turn, however short.
 */
function sectionLine(): number {
  const rest = document.documentElement.scrollHeight - innerHeight - scrollY;
  const isEnd = scrollY > 0 ? Math.max(0, 1 - rest / innerHeight) : 0;
  return innerHeight * (readingLine + (1 - readingLine) * isEnd);
}
