/** Lists of the API reference are shown as the reader chose, by kind: the attribute is there before the rows are parsed. */
class ApiList extends HTMLElement {
  connectedCallback() {
    try {
      this.show(localStorage.getItem(`apiPage_${this.dataset['kind']}`));
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
}
