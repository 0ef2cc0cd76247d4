import { useEffect, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { startTrustedTypes } from '../_inline/trustedTypes.ts';

/**
 * Mounts a fixture into its page at once: some tests use it as soon as the load event has fired, and wait for nothing.
 * `aria-busy` of the container says when its first effects have run.
 */
export function mountFixture(Fixture: ComponentType): void {
  startTrustedTypes();
  const container = document.querySelector('[data-testid=testcase]')!;

  function TestCase() {
    useEffect(() => container.setAttribute('aria-busy', 'false'), []);
    return <Fixture />;
  }

  flushSync(() => createRoot(container).render(<TestCase />));
  showDevtools();
  addEventListener('hashchange', showDevtools);
}

/** The list of fixtures below this one: as the address says, otherwise in development only. */
function showDevtools(): void {
  const isShown = location.hash === '#dev' || (import.meta.env.DEV && location.hash !== '#no-dev');
  document.querySelector<HTMLElement>('[data-devtools]')!.hidden = !isShown;
}
