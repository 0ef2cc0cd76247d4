import { check } from '../_dom/check.ts';
import { stored } from '../_dom/stored.ts';

/**
 * Code tabs are radio buttons, and work without scripts. This shows the tab that the reader chose before (app/_enhance/codeTabs.ts).
 * The element stands behind the panels of its block: when the parser meets it they exist, and nothing is painted yet.
 */
export function startCodeTabs(): void {
  customElements.define(
    'code-tabs-ready',
    class extends HTMLElement {
      connectedCallback() {
        check(this.parentElement!, '[data-tabs]', stored(`codeblock-${this.dataset['key']}`));
      }
    },
  );
}
