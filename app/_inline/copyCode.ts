import { listen } from './listen.ts';

/** One listener for every copy button: `data-copy` marks the button, the nearest `data-code` holds the code. */
export function startCopy(): void {
  listen('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
    if (!button) return;
    const blocks = [...(button.closest('[data-code]')?.querySelectorAll('code') ?? [])];
    const code = blocks.find((block) => block.checkVisibility()) ?? blocks[0];
    let label = 'Copied';
    try {
      await navigator.clipboard.writeText(code?.textContent ?? '');
    } catch {
      label = 'Press Ctrl+C';
      if (code) getSelection()?.selectAllChildren(code);
    }
    button.textContent = label;
    setTimeout(() => (button.textContent = 'Copy'), 1200);
  });
}
