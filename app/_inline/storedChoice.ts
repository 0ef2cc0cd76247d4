/**
 * Radio buttons that switch views of one markup work without scripts. This checks the one that the reader chose before, as app/_enhance
 * stored it. The element stands behind the buttons, in the same parent: when the parser meets it they exist, and nothing behind them does.
 */
class StoredChoice extends HTMLElement {
  connectedCallback() {
    try {
      const value = localStorage.getItem(this.dataset['key']!);
      const radio =
        value &&
        this.parentElement!.querySelector<HTMLInputElement>(`input[value="${CSS.escape(value)}"]`);
      if (!radio) return;
      radio.checked = true;
      const list = this.closest<HTMLElement>('[data-view]');
      if (list) list.dataset['view'] = value;
    } catch {
      // storage is blocked: the default stays chosen
    }
  }
}

export function startStoredChoices(): void {
  customElements.define('stored-choice', StoredChoice);
}
