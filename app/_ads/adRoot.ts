/**
 * Ads live in a shadow tree: their styles come with their code, the site's do not reach them, and React, which may hydrate the page after
 * an ad is there, does not look into it.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
* { box-sizing: border-box; }
.card {
  display: flex; align-items: center; gap: 16px; height: 100%; padding: 12px;
  border: 1px dashed var(--border-strong); border-radius: var(--radius); overflow: clip;
  color: var(--text); background: var(--bg-subtle); font: 400 0.875rem/1.45 var(--font); text-decoration: none;
}
a.card:hover { border-color: var(--primary); }
a.card:hover .text { color: var(--primary); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
img { flex: none; border-radius: var(--radius-small); object-fit: cover; }
.words { display: grid; gap: 4px; min-width: 0; }
.text { display: -webkit-box; overflow: clip; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow-wrap: anywhere; }
small, .thanks { color: var(--text-muted); font-size: 0.75rem; }
.tag {
  padding: 1px 6px; border: 1px solid var(--border-strong); border-radius: 6px;
  color: var(--text-muted); font-size: 0.6875rem; font-weight: 600;
}
iframe { display: block; width: 100%; height: 100%; border: 0; }
iframe:not([data-shown]) { position: absolute; visibility: hidden; }
:host(demo-ad-slot) .card { min-height: 52px; padding: 6px 12px; }
:host(demo-ad-slot) .words { display: flex; flex: 1; align-items: baseline; justify-content: space-between; gap: 12px; }
:host(demo-ad-slot) .text { -webkit-line-clamp: 2; }
:host(demo-ad-slot) small { flex: none; }
@media (max-width: 599.95px) {
  .card { gap: 12px; }
  .text { -webkit-line-clamp: 4; }
  :host(demo-ad-slot) .words { display: grid; gap: 0; }
  :host(demo-ad-slot) .text { -webkit-line-clamp: 1; }
}
`);

/** The place of an ad within its slot; the same one when it is asked for again. */
export function adRoot(slot: HTMLElement): ShadowRoot {
  const root = slot.shadowRoot ?? slot.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  return root;
}
