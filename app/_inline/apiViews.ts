import { listen } from './listen.ts';

/** Lists of the API reference are shown as the reader chose, by kind: the attribute is there before the rows are parsed. */
const storageKey = (kind: string) => `apiPage_${kind}`;

class ApiList extends HTMLElement {
  connectedCallback() {
    try {
      this.show(localStorage.getItem(storageKey(this.dataset['kind']!)));
    } catch {
      // storage is blocked: the list keeps its default view
    }
    // the switch comes later in the document
    addEventListener('DOMContentLoaded', () => this.show(this.dataset['view']!), { once: true });
  }

  show(view: string | null) {
    if (!view) return;
    this.dataset['view'] = view;
    const radio = this.querySelector<HTMLInputElement>(
      `[data-view-choice][value="${CSS.escape(view)}"]`,
    );
    if (radio) radio.checked = true;
  }
}

export function startApiViews(): void {
  customElements.define('api-list', ApiList);
  listen('input', ({ target }) => {
    const list = target instanceof HTMLInputElement && target.closest<ApiList>('api-list');
    if (!list) return;
    if (target.type === 'search') {
      const wanted = target.value.trim().toLowerCase();
      for (const row of list.querySelectorAll<HTMLElement>('[data-row]'))
        row.hidden = !row.dataset['row']!.includes(wanted);
    } else if ('viewChoice' in target.dataset) {
      const kind = list.dataset['kind']!;
      for (const other of document.querySelectorAll<ApiList>(`api-list[data-kind=${kind}]`))
        other.show(target.value);
      try {
        localStorage.setItem(storageKey(kind), target.value);
      } catch {
        // the choice then lasts as long as the page
      }
    }
  });
}
