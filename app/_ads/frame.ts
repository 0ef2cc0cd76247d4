import type { FrameMessage } from './frameContract.ts';

// Runs within the frame of edge/ads/adFrame.ts, inlined into it: loads the third-party script, and tells the page how it went.

/** What the ad networks in use insert. */
const adElements = '#carbonads, .carbonads, .ea-placement';

const { script: address = '' } = document.body.dataset;
const shape = location.hash.slice(1);
let isSettled = false;

function tell(ad: FrameMessage): void {
  parent.postMessage({ ad }, location.origin);
}

function settle(ad: FrameMessage): void {
  if (isSettled) return;
  isSettled = true;
  tell(ad);
}

function look(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`:is(${adElements}) a[href]`)];
  if (links.length === 0) return;
  for (const link of links) {
    if (link.target !== '_blank') link.target = '_blank';
    if (link.rel !== 'noopener sponsored') link.rel = 'noopener sponsored';
  }
  // a network without an ad fills the place with a word to those who pay for it
  settle(links.some(({ href }) => href.includes('/discover-more/backers')) ? 'backers' : 'filled');
}

document.documentElement.dataset['shape'] = shape;
new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
addEventListener('error', () => settle('crash'));
addEventListener('unhandledrejection', () => settle('crash'));
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href]')) tell('click');
});

const script = document.createElement('script');
script.id = '_carbonads_js';
script.async = true;
script.src = address;
document.getElementById('ad')!.append(script);
