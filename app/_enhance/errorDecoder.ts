/** What decodes the address of an error page is loaded on that page alone. */
export function startErrorDecoder(): void {
  customElements.define(
    'error-decoder',
    class extends HTMLElement {
      async connectedCallback() {
        (await import('./decodeError.ts')).decodeError(this);
      }
    },
  );
}
