/** Breakpoints of the frame, in px: 0, 600 (sm), 900 (md), 1200 (lg), 1536 (xl). */
export const up = {
  sm: '@media (min-width: 600px)',
  md: '@media (min-width: 900px)',
  lg: '@media (min-width: 1200px)',
  xl: '@media (min-width: 1536px)',
} as const;

export const down = {
  md: '@media (max-width: 899.95px)',
  lg: '@media (max-width: 1199.95px)',
} as const;

/** Shown only where scripts run. */
export const withoutScript = ':root:not([data-js]) &';
