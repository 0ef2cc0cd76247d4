import { check } from '../_dom/check.ts';
import { stored } from '../_dom/stored.ts';

/** Lists of the API reference are shown as the reader chose, by kind: the attribute is there before the rows are parsed. */
class ApiList extends HTMLElement {
  connectedCallback() {
    this.show(stored(`apiPage_${this.dataset['kind']}`));
    // the switch comes later in the document
    addEventListener('DOMContentLoaded', () => this.show(this.dataset['view']!), { once: true });
  }

  show(view: string | null) {
    if (view) this.dataset['view'] = view;
    check(this, '[data-view-choice]', view);
  }
}

export function startApiViews(): void {
  customElements.define('api-list', ApiList);
}
