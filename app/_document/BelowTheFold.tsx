'use client';

import { startTransition, useEffect, useState, type ReactNode } from 'react';

/** Set once the first page is hydrated: from then on pages are mounted by navigation. */
let isAwake = false;
/** When the reader last went back or forward: the page must then have its full height, to be scrolled to its old place. */
let wentBackAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => {
    wentBackAt = performance.now();
  });

function showsAtOnce(): boolean {
  return !isAwake || location.hash !== '' || performance.now() - wentBackAt < 1000;
}

/**
 * What a reader cannot see yet when a navigation ends. It is rendered right after the first paint, so that the answer to a click does not
 * wait for a whole page of demos. On a first view it is part of the HTML like everything else.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(showsAtOnce);
  useEffect(() => {
    isAwake = true;
    // after the paint that this effect follows
    const frame = requestAnimationFrame(() => startTransition(() => setIsShown(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isShown ? children : null;
}
