import type { Translate } from '../_i18n/translate.ts';
import { element, icon, icons } from './element.ts';
import * as styles from './searchStyles.ts';

/** The parts of the dialog that stay. */
export interface Shell {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  clear: HTMLButtonElement;
  close: HTMLButtonElement;
  /** the products to choose from; empty, but of the same height, until they are known */
  filter: HTMLFieldSetElement;
  /** results, or what stands in their place */
  panel: HTMLDivElement;
  /** says what is there to those who do not see it */
  status: HTMLDivElement;
}

export const listId = 'search-results';

/** Builds the dialog, at the end of <body>: React, which may be about to hydrate the document, leaves what it does not know there alone. */
export function createShell(t: Translate): Shell {
  const input = element('input', {
    type: 'text',
    class: styles.input,
    role: 'combobox',
    'aria-label': t('search.dialog'),
    'aria-expanded': 'false',
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    placeholder: t('search.placeholder'),
    autocomplete: 'off',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
    inputmode: 'search',
    maxlength: '120',
    // without it the browser looks for what can take the focus when the dialog opens
    autofocus: '',
  });
  const iconButton = (label: string, path: string) =>
    element(
      'button',
      { type: 'button', class: styles.iconButton, 'aria-label': label },
      icon(path),
    );
  const clear = iconButton(t('search.clear'), icons.clear);
  const close = iconButton(t('search.close'), icons.close);
  clear.hidden = true;
  const filter = element(
    'fieldset',
    { class: styles.filter },
    element('legend', { class: styles.unseen }, t('search.products')),
  );
  const panel = element('div', { class: styles.panel });
  const status = element('div', { role: 'status', class: styles.unseen });
  const dialog = element(
    'dialog',
    {
      class: styles.dialog,
      popover: 'auto',
      'aria-label': t('search.dialog'),
      'data-search': true,
    },
    element(
      'div',
      { class: styles.content },
      element('div', { class: styles.field }, icon(icons.search), input, clear, close),
      filter,
      panel,
      keyHints(t),
      status,
    ),
  );
  document.body.append(dialog);
  return { dialog, input, clear, close, filter, panel, status };
}

/** Which keys do what. Whoever listens has been told by the roles. */
function keyHints(t: Translate): HTMLElement {
  const command = 'apple' in document.documentElement.dataset ? '⌘' : 'Ctrl';
  const hints: [string[], string][] = [
    [['↑', '↓'], t('search.keys.move')],
    [['↵'], t('search.keys.open')],
    [[command, '↵'], t('search.keys.newTab')],
    [['Esc'], t('search.keys.close')],
  ];
  return element(
    'div',
    { class: styles.hints, 'aria-hidden': 'true' },
    ...hints.map(([keys, text]) =>
      element('span', {}, ...keys.map((key) => element('kbd', {}, key)), ` ${text}`),
    ),
  );
}
