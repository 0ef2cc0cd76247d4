import { globalCss } from '@pigment-css/react';

/**
 * The site's design tokens and element defaults. Nothing here reaches into demos: element rules are wrapped in
 * `:where()` and sit in a cascade layer, which any style of a demo overrides.
 *
 * Both colour schemes are one declaration: `light-dark()` follows `color-scheme`, which follows the system until the
 * reader's choice is on <html> (app/_inline/preferences.ts).
 */
globalCss`
:root {
  color-scheme: light dark;
  --bg: light-dark(#ffffff, #0c0f14);
  --bg-raised: light-dark(#ffffff, #12161d);
  --bg-subtle: light-dark(#f5f7fa, #141922);
  --bg-code: light-dark(#f6f8fb, #11151c);
  --bg-hover: light-dark(#eef2f7, #1b222d);
  --border: light-dark(#dfe5ec, #252d39);
  --border-strong: light-dark(#7d8998, #728095);
  --text: light-dark(#161c24, #eef2f7);
  --text-muted: light-dark(#4d5867, #a7b3c2);
  --primary: light-dark(#0059b3, #74b6ff);
  --primary-strong: light-dark(#00438a, #a6d0ff);
  --primary-bg: light-dark(#e8f2fd, #10253d);
  --focus: light-dark(#006bd6, #8cc2ff);
  --shadow: 0 1px 2px light-dark(rgb(16 24 40 / 6%), rgb(0 0 0 / 40%)), 0 12px 32px light-dark(rgb(16 24 40 / 14%), rgb(0 0 0 / 55%));
  --info: light-dark(#0059b3, #74b6ff);
  --info-bg: light-dark(#edf5fe, #0f2032);
  --success: light-dark(#13693a, #6fd49b);
  --success-bg: light-dark(#ebf8f0, #0f2419);
  --warning: light-dark(#7f4a00, #f4bd6a);
  --warning-bg: light-dark(#fff6e6, #2a1f0d);
  --error: light-dark(#ab1f2d, #ff9aa2);
  --error-bg: light-dark(#feeff0, #2d1317);
  --code-keyword: light-dark(#a3195b, #ff8fc0);
  --code-string: light-dark(#0b6b3a, #8fdba9);
  --code-name: light-dark(#1d4fa8, #8dbdff);
  --code-function: light-dark(#6c36a9, #cfa9ff);
  --code-comment: light-dark(#5d6877, #93a1b3);
  --font: ui-sans-serif, -apple-system, BlinkMacSystemFont, 'Segoe UI', Inter, 'Helvetica Neue', Arial, sans-serif;
  --font-mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
  --radius: 12px;
  --radius-small: 8px;
  --header-height: 57px;
  --transition: 300ms cubic-bezier(0.2, 0, 0, 1);
}
:root[data-mui-color-scheme='light'] { color-scheme: light; }
:root[data-mui-color-scheme='dark'] { color-scheme: dark; }
html {
  scroll-padding-top: calc(var(--header-height) + 24px);
  scrollbar-gutter: stable;
  -webkit-text-size-adjust: 100%;
  background: var(--bg);
}
body {
  margin: 0;
  color: var(--text);
  background: var(--bg);
  font: 400 1rem/1.65 var(--font);
  -webkit-font-smoothing: antialiased;
}
@media (prefers-reduced-motion: no-preference) {
  html:focus-within { scroll-behavior: smooth; }
}
:where(:focus-visible) {
  outline: 3px solid var(--focus);
  outline-offset: 2px;
  border-radius: 4px;
}
@media print {
  :root { color-scheme: light; }
}
`;
