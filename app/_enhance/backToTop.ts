import { listen } from './listen.ts';

/** In px; before it, the start of the page is near. */
const far = 200;

/** Shows the button once the reader is far from the start, and takes the focus back with the page. */
export function startBackToTop(): void {
  const find = () => document.querySelector<HTMLElement>('[data-action=back-to-top]');
  let isShown = false;
  const update = () => {
    if (isShown === scrollY > far) return;
    isShown = !isShown;
    find()?.toggleAttribute('data-shown', isShown);
  };
  addEventListener('scroll', update, { passive: true });
  update();
  listen('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-action=back-to-top]')) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    // the button is about to disappear
    document.getElementById('main')?.focus({ preventScroll: true });
  });
}
