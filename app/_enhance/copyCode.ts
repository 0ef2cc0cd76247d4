import { copyText } from '../_dom/copyText.ts';
import { listen } from './listen.ts';

/**
 * One listener for every copy button: `data-action="copy"` marks the button, the nearest `data-code` holds the code. The keyboard copies the
 * block under the pointer or around the focus, unless something is selected.
 */
const modifier = /mac|iphone|ipad/i.test(navigator.platform) ? '⌘C' : 'Ctrl+C';

/** The code that can be seen: of the chosen tab, language and variant. */
function visibleCode(block: Element): string {
  const codes = [...block.querySelectorAll('code')];
  return (codes.find((code) => code.checkVisibility()) ?? codes[0])?.textContent ?? '';
}

/** @param wait how long the confirmation stands, in ms */
async function copyBlock(block: Element, wait: number, tellsFailure: boolean): Promise<void> {
  const isCopied = await copyText(visibleCode(block));
  const button = block.querySelector<HTMLElement>('[data-action=copy], [data-action=copy-demo]');
  if (!button || (!isCopied && !tellsFailure)) return;
  if (button.dataset['action'] === 'copy-demo') {
    button.dataset['done'] = '';
    setTimeout(() => delete button.dataset['done'], wait);
    return;
  }
  button.dataset['label'] ??= button.textContent ?? '';
  button.textContent = button.dataset[isCopied ? 'copied' : 'failed'] ?? '';
  setTimeout(() => (button.textContent = button.dataset['label']!), wait);
}

export function startCopy(): void {
  let hovered: Element | null = null;
  listen('pointerover', ({ target }) => {
    hovered = target instanceof Element ? target.closest('[data-code]') : null;
  });
  listen('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-action=copy]');
    const block = button && button.closest('[data-code]');
    if (block) void copyBlock(block, 1200, true);
  });
  listen('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    if (key.toLowerCase() !== 'c' || ctrlKey === metaKey || shiftKey || altKey) return;
    const field = target as HTMLElement;
    // what is selected, or written, is what the reader means
    if (field.matches('input, textarea, select') || field.isContentEditable) return;
    if (!getSelection()?.isCollapsed) return;
    const block = document.activeElement?.closest('[data-code]') ?? hovered;
    if (block?.isConnected) void copyBlock(block, 2000, false);
  });
  // the shortcut is named as the platform does
  const nameShortcut = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-action=copy]');
    if (button) button.title = modifier;
  };
  listen('pointerover', nameShortcut);
  listen('focusin', nameShortcut);
}
