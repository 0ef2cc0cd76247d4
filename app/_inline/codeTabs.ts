/**
 * Code tabs are radio buttons, and work without scripts. This shows the tab that the reader chose before (app/_enhance/codeTabs.ts).
 * The element stands behind the panels of its block: when the parser meets it they exist, and nothing is painted yet.
 */
export function startCodeTabs(): void {
  customElements.define(
    'code-tabs-ready',
    class extends HTMLElement {
      connectedCallback() {
        try {
          const value = localStorage.getItem(`codeblock-${this.dataset['key']}`);
          const radio =
            value &&
            this.parentElement!.querySelector<HTMLInputElement>(
              `input[data-tabs][value="${CSS.escape(value)}"]`,
            );
          if (radio) radio.checked = true;
        } catch {
          // storage is blocked: the first tab stays chosen
        }
      }
    },
  );
}
