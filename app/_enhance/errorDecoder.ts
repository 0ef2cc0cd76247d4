/**
 * `/production-error/?code=11&args[]=primary` shows the text of the error with its values filled in. The texts are in the page: a
 * row with `data-code` for each.
 */
export function startErrorDecoder(): void {
  customElements.define(
    'error-decoder',
    class extends HTMLElement {
      connectedCallback() {
        const query = new URLSearchParams(location.search);
        const code = query.get('code');
        if (code === null) return;
        const row = document.querySelector(`[data-code="${CSS.escape(code)}"]`);
        const values = query.getAll('args[]');
        const text = row
          ? (row.textContent ?? '').replace(/%s/g, () => values.shift() ?? '…')
          : (this.dataset['unknown'] ?? '').replace('{{code}}', () => code.slice(0, 20));
        this.querySelector('h2')!.textContent = (this.dataset['title'] ?? '').replace(
          '{{code}}',
          () => code.slice(0, 20),
        );
        this.querySelector('pre')!.textContent = text;
        this.hidden = false;
      }
    },
  );
}
