import { loadTranslate } from '../_i18n/loadTranslate.ts';
import { listen } from './listen.ts';

/** One listener for every copy button: `data-action="copy"` marks the button, the nearest `data-code` holds the code. */
export function startCopy(): void {
  listen('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-action=copy]');
    if (!button) return;
    const blocks = [...(button.closest('[data-code]')?.querySelectorAll('code') ?? [])];
    const code = blocks.find((block) => block.checkVisibility()) ?? blocks[0];
    const loading = loadTranslate();
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(code?.textContent ?? '');
    } catch {
      isCopied = false;
      if (code) getSelection()?.selectAllChildren(code);
    }
    const t = await loading;
    button.textContent = t(isCopied ? 'frame.code.copied' : 'frame.code.pressKeys');
    setTimeout(() => (button.textContent = t('frame.code.copy')), 1200);
  });
}
