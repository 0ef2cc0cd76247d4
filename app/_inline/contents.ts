/** Marks the section in view in the table of contents, the last one too, however short. */
export function startContents(): void {
  customElements.define(
    'page-contents',
    class extends HTMLElement {
      #stop = new AbortController();

      connectedCallback() {
        let frame = 0;
        const mark = () => {
          frame = 0;
          const links = [...this.querySelectorAll('a')];
          const line = innerHeight / 5;
          const atEnd =
            scrollY + innerHeight >= document.documentElement.scrollHeight - 2 && scrollY > 0;
          const reached = links.filter((link) => {
            const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
            return heading && heading.getBoundingClientRect().top < (atEnd ? innerHeight : line);
          });
          const current = reached.at(-1);
          for (const link of links)
            if (link === current) link.setAttribute('aria-current', 'location');
            else link.removeAttribute('aria-current');
          if (current && this.scrollHeight > this.clientHeight)
            current.scrollIntoView({ block: 'nearest' });
        };
        this.#stop = new AbortController();
        addEventListener('scroll', () => (frame ||= requestAnimationFrame(mark)), {
          passive: true,
          signal: this.#stop.signal,
        });
        // a link of the contents, on a small screen, has done its work
        this.addEventListener('click', ({ target }) => {
          if (target instanceof HTMLAnchorElement && this.matches(':popover-open'))
            this.hidePopover();
        });
        requestAnimationFrame(mark);
      }

      disconnectedCallback() {
        this.#stop.abort();
      }
    },
  );
}
