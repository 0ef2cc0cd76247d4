import { cookie } from '../_dom/cookie.ts';
import { followAddress, stylings } from '../_inline/codeVariants.ts';

const { dataset } = document.documentElement;

function remember(): void {
  const { codeVariant, styling } = dataset;
  for (const [name, value] of [
    ['codeVariant', codeVariant!.toUpperCase()],
    ['codeStyling', stylings[styling!]!],
  ] as const)
    if (cookie(name) !== value)
      document.cookie = `${name}=${encodeURIComponent(value)};path=/;max-age=31536000`;
}

/** An address that names a demo opens its code and brings it to life. */
function openDemo(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const demo = target?.closest<HTMLElement>('[data-demo]');
  if (!demo) return;
  for (const details of demo.querySelectorAll('details')) details.open = true;
  demo.querySelector('[data-action=toggle-code]')?.setAttribute('aria-expanded', 'true');
  for (const island of demo.querySelectorAll<HTMLElement & { hydrate(): void }>('demo-island'))
    if (island.checkVisibility()) island.hydrate();
  target!.scrollIntoView();
}

/** Language and styling of the demos' code, after the first paint: as the address says, or a control of the page. */
export function startCodeVariants(): void {
  const follow = () => {
    if (followAddress()) remember();
    openDemo();
  };
  addEventListener('hashchange', follow);
  follow();
  // a control of the page chose: detail is what changes
  addEventListener('codevariantchange', ({ detail }: CustomEventInit<Record<string, string>>) => {
    Object.assign(dataset, detail);
    remember();
  });
}
