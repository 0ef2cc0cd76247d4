import { keepChoiceOfAddress } from '../_preferences/codeChoice.ts';

/** An address that names a demo opens its code and brings it to life. */
function openDemo(): void {
  const target = document.querySelector(':target');
  const demo = target?.closest<HTMLElement>('[data-demo]');
  if (!demo) return;
  for (const details of demo.querySelectorAll('details')) details.open = true;
  demo.querySelector('[data-action=toggle-code]')?.setAttribute('aria-expanded', 'true');
  for (const island of demo.querySelectorAll<HTMLElement & { hydrate(): void }>('demo-island'))
    if (island.checkVisibility()) island.hydrate();
  target!.scrollIntoView();
}

/** Follows addresses that name demos: the one that the page was opened with, and those that are followed later. */
export function startDemoAnchors(): void {
  const follow = () => {
    keepChoiceOfAddress();
    openDemo();
  };
  follow();
  addEventListener('hashchange', follow);
}
