import { isModalOpen, openModal } from '../_dom/modal.ts';
import { loadTranslate } from '../_i18n/loadTranslate.ts';
import type { Translate } from '../_i18n/translate.ts';
import { isApple, keyLabel, shortcutGroups, type Shortcut } from './shortcuts.ts';
import { dialogClass } from './styles.ts';

/** Opens the list of shortcuts. The browser returns the focus when it closes. */
export async function showShortcuts(): Promise<void> {
  if (document.querySelector('dialog:popover-open')) return;
  const t = await loadTranslate();
  const dialog = element('dialog', { className: dialogClass, popover: 'auto' });
  dialog.setAttribute('aria-labelledby', 'shortcuts-title');
  const header = element('header');
  const close = element('button', { type: 'button', textContent: '✕' });
  close.setAttribute('aria-label', t('frame.shortcuts.close'));
  close.addEventListener('click', () => dialog.hidePopover());
  header.append(
    element('h2', { id: 'shortcuts-title', textContent: t('frame.shortcuts.title') }),
    close,
  );
  dialog.append(header);
  const apple = isApple(navigator.platform);
  for (const { title, shortcuts } of shortcutGroups) {
    const list = element('dl');
    for (const shortcut of shortcuts) list.append(row(shortcut, apple, t));
    dialog.append(element('h3', { textContent: t(title) }), list);
  }
  document.body.append(dialog);
  openModal(dialog);
  dialog.addEventListener('toggle', () => {
    if (!isModalOpen(dialog)) dialog.remove();
  });
}

function row({ text, keys }: Shortcut, apple: boolean, t: Translate): HTMLElement {
  const pair = element('div');
  const value = element('dd');
  for (const [at, together] of keys.entries()) {
    if (at > 0) value.append(` ${t('frame.shortcuts.or')} `);
    for (const [place, key] of together.entries()) {
      if (place > 0) value.append(' ');
      value.append(element('kbd', { textContent: keyLabel(key, apple) }));
    }
  }
  pair.append(element('dt', { textContent: t(text) }), value);
  return pair;
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}
