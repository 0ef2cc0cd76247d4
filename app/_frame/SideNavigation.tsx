'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { navigation } from './sideNavigationStyles.ts';

/**
 * The navigation of one product. On small screens it is a popover, which opens without scripts.
 * It stays mounted while the reader moves through the product: groups stay as they were left, only the mark of the current page moves.
 * @param html the groups and links, with the page of the first view marked
 */
export function SideNavigation({ html }: { html: string }) {
  const [initial] = useState({ __html: html });
  const element = useRef<HTMLElement>(null);
  const pathname = usePathname();

  useLayoutEffect(() => {
    for (const link of element.current!.querySelectorAll('a')) {
      if (link.getAttribute('href') !== pathname) {
        link.removeAttribute('aria-current');
        continue;
      }
      link.setAttribute('aria-current', 'page');
      let group = link.closest('details');
      while (group) {
        group.open = true;
        group = group.parentElement!.closest('details');
      }
    }
  }, [pathname]);

  useEffect(() => {
    const current = element.current!.querySelector('[aria-current]');
    const box = element.current!.getBoundingClientRect();
    const place = current?.getBoundingClientRect();
    // room below for the address that browsers show of a hovered link
    if (place && (place.top < box.top || place.bottom + 120 > box.bottom))
      current!.scrollIntoView({ block: 'nearest' });
  }, [pathname]);

  return (
    <nav
      ref={element}
      id="side-navigation"
      popover="auto"
      className={navigation}
      aria-label="Main navigation"
      suppressHydrationWarning
      dangerouslySetInnerHTML={initial}
    />
  );
}
