'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** The link under an event, if a plain click on it should stay within the site. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return undefined;
  if (link.origin !== location.origin || /\.\w+$/.test(link.pathname)) return undefined;
  // demos have links of their own, which lead nowhere
  return link.closest('demo-island') ? undefined : link;
}

/**
 * Soft navigation for every link of the page, however it was rendered: one listener for clicks, one for prefetching on hover, focus
 * and touch. After a navigation, focus goes to the new page and its title is announced.
 */
export function Router() {
  const router = useRouter();
  const pathname = usePathname();
  const shown = useRef(pathname);
  const announcer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener(
      'click',
      (event) => {
        if (event.defaultPrevented || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        const link = internalLink(event.target);
        if (!link || (link.pathname === location.pathname && link.hash)) return;
        event.preventDefault();
        for (const popover of document.querySelectorAll<HTMLElement>(':popover-open'))
          popover.hidePopover();
        router.push(link.pathname + link.search + link.hash);
      },
      { signal },
    );
    const prefetch = (target: EventTarget | null) => {
      const link = internalLink(target);
      if (link && link.pathname !== location.pathname) router.prefetch(link.pathname);
    };
    for (const sign of ['pointerover', 'focusin', 'touchstart'])
      document.addEventListener(sign, (event) => prefetch(event.target), { passive: true, signal });
    // the link that woke the page has had its event
    prefetch(document.querySelector('a:hover') ?? document.activeElement);
    announcer.current!.dataset['ready'] = '';
    return () => stop.abort();
  }, [router]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    if (announcer.current) announcer.current.textContent = document.title;
  }, [pathname]);

  return <div ref={announcer} aria-live="assertive" data-visually-hidden="" />;
}
