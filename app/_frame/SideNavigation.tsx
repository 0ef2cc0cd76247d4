'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { navigation } from './sideNavigationStyles.ts';

/** How a reader left the navigation of a product, for when they come back to it. */
interface Left {
  scrollTop: number;
  /** of every group, in reading order */
  open: boolean[];
}

const left = new Map<string, Left>();

interface Props {
  product: string;
  label: string;
  /** the groups and links, with the page of the first view marked */
  html: string;
}

/**
 * The navigation of one product. On small screens it is a popover, which opens without scripts.
 * It stays mounted while the reader moves through the product: groups stay as they were left, only the mark of the current page moves.
 * Coming back from another product, they are as they were left there.
 */
export function SideNavigation({ product, label, html }: Props) {
  const [initial] = useState({ __html: html });
  const element = useRef<HTMLElement>(null);
  const pathname = usePathname();

  useLayoutEffect(() => {
    const nav = element.current!;
    const groups = () => [...nav.querySelectorAll('details')];
    const before = left.get(product);
    if (before) {
      for (const [at, group] of groups().entries()) group.open ||= before.open[at] ?? false;
      nav.scrollTop = before.scrollTop;
    }
    // React has taken the element out by the time that effects are cleaned up, and it then has no scroll position
    let scrollTop = nav.scrollTop;
    const remember = () => (scrollTop = nav.scrollTop);
    nav.addEventListener('scroll', remember, { passive: true });
    return () => {
      nav.removeEventListener('scroll', remember);
      left.set(product, { scrollTop, open: groups().map((group) => group.open) });
    };
  }, [product]);

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
      aria-label={label}
      suppressHydrationWarning
      dangerouslySetInnerHTML={initial}
    />
  );
}
