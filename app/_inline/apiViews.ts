/** The views of API lists: the choice is on <html> before the first paint, and CSS does the rest. */

const kinds = ['props', 'slots', 'classes'];
const storageKey = (kind: string) => `apiPage_${kind}`;

function apply(kind: string, view: string | null): void {
  if (view && /^(table|expanded|collapsed)$/.test(view))
    document.documentElement.setAttribute(`data-api-${kind}`, view);
}

function check(scope: ParentNode, kind: string): void {
  const view = document.documentElement.getAttribute(`data-api-${kind}`);
  for (const radio of scope.querySelectorAll<HTMLInputElement>(`[data-api-view="${kind}"]`))
    if (radio.value === view) radio.checked = true;
}

export function startApiViews(): void {
  try {
    for (const kind of kinds) apply(kind, localStorage.getItem(storageKey(kind)));
  } catch {
    // storage is blocked: lists keep their default view
  }
  customElements.define(
    'api-views-ready',
    class extends HTMLElement {
      connectedCallback() {
        check(this.parentElement!, this.dataset['kind']!);
      }
    },
  );
  addEventListener('change', ({ target }) => {
    const kind = target instanceof HTMLInputElement && target.dataset['apiView'];
    if (!kind) return;
    apply(kind, target.value);
    check(document, kind);
    try {
      localStorage.setItem(storageKey(kind), target.value);
    } catch {
      // the choice then lasts as long as the page
    }
  });
  addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('[data-api-filter]')) return;
    const wanted = target.value.trim().toLowerCase();
    for (const row of target
      .closest('[data-api-list]')!
      .querySelectorAll<HTMLElement>('[data-row]'))
      row.hidden = !row.dataset['row']!.includes(wanted);
  });
}
