import { css, keyframes } from '@pigment-css/react';

const slide = keyframes({
  from: { transform: 'translateX(-100%) scaleX(0.4)' },
  to: { transform: 'translateX(100%) scaleX(0.6)' },
});

const bar = css({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 30,
  height: 2,
  overflow: 'hidden',
  pointerEvents: 'none',
  '&[hidden]': { display: 'none' },
  '&::after': {
    content: '""',
    display: 'block',
    height: '100%',
    background: 'var(--primary)',
    '@media (prefers-reduced-motion: no-preference)': {
      animation: `${slide} 1.2s ease-in-out infinite`,
    },
    '@media (forced-colors: active)': { background: 'Highlight' },
  },
});

/** The line at the top of the window while a page takes its time. app/_frame/Router.tsx shows it. */
export function RouteProgress({ label }: { label: string }) {
  return <div id="route-progress" role="progressbar" aria-label={label} className={bar} hidden />;
}
