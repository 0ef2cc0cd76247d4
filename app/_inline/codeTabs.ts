import { listen } from './listen.ts';

/**
 * Code tabs are radio buttons, and work without scripts. This remembers the choice and shares it between blocks of the same key.
 * The element stands behind the panels of its block: when the parser meets it they exist, and nothing is painted yet.
 */
const storageKey = (key: string) => `codeblock-${key}`;

function choose(scope: ParentNode, key: string, value: string): void {
  const input = `input[data-tabs="${CSS.escape(key)}"][value="${CSS.escape(value)}"]`;
  for (const radio of scope.querySelectorAll<HTMLInputElement>(input)) radio.checked = true;
}

export function startCodeTabs(): void {
  customElements.define(
    'code-tabs-ready',
    class extends HTMLElement {
      connectedCallback() {
        const key = this.dataset['key'] ?? '';
        try {
          const value = localStorage.getItem(storageKey(key));
          if (value) choose(this.parentElement!, key, value);
        } catch {
          // storage is blocked: the first tab stays chosen
        }
      }
    },
  );
  listen('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const key = target.dataset['tabs'];
    if (!key) return;
    const top = target.getBoundingClientRect().top;
    choose(document, key, target.value);
    // blocks above may have changed height: keep the one in hand where it is
    scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
    try {
      localStorage.setItem(storageKey(key), target.value);
    } catch {
      // the choice then lasts as long as the page
    }
  });
}
