import { createEditor } from 'prism-code-editor';
import { defaultKeymap, editHistory, editorCommands } from 'prism-code-editor/commands';
import { cursorPosition } from 'prism-code-editor/cursor';
import { highlightBracketPairs } from 'prism-code-editor/highlight-brackets';
import 'prism-code-editor/languages/jsx';
import { matchBrackets } from 'prism-code-editor/match-brackets';
import 'prism-code-editor/prism/languages/tsx';
import type { Translate } from '../../_i18n/translate.ts';
import './editor.css';

export interface CodeEditor {
  readonly text: string;
  setText(text: string): void;
  focus(): void;
  /** Tells an error politely over the editor's edge, or takes it away. */
  showError(message: string | undefined): void;
}

let ids = 0;

/**
 * A code editor that is no trap for the keyboard: Tab passes it by until Enter on its hint starts editing, and Escape leaves it.
 * @param container gets the editor's elements
 */
export function createCodeEditor(
  container: HTMLElement,
  text: string,
  name: string,
  t: Translate,
  onChange: (text: string) => void,
): CodeEditor {
  ids += 1;
  const hint = element('button', { type: 'button', class: 'editor-hint' }, t('demo.editor.hint'));
  const leave = element('span', { id: `editor-leave-${ids}`, hidden: '' }, t('demo.editor.leave'));
  const status = element('div', { role: 'status', class: 'editor-error' });
  container.append(status, hint, leave);
  // the editor announces every text, also those that it was given
  let isSetting = true;
  const editor = createEditor(
    container,
    {
      language: 'tsx',
      value: text,
      lineNumbers: false,
      onUpdate(value) {
        if (!isSetting) onChange(value);
      },
    },
    editorCommands(defaultKeymap),
    editHistory(),
    cursorPosition(),
    matchBrackets(false),
    highlightBracketPairs(),
  );
  isSetting = false;
  const { textarea } = editor;
  textarea.tabIndex = -1;
  textarea.setAttribute('aria-label', t('demo.editor.label', { name }));
  textarea.setAttribute('aria-describedby', leave.id);
  const focus = () => textarea.focus({ preventScroll: true });
  hint.addEventListener('click', focus);
  textarea.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // it leaves the editor, not also what the editor may be in
    event.stopPropagation();
    event.preventDefault();
    hint.focus({ preventScroll: true });
  });
  return {
    get text() {
      return editor.value;
    },
    setText(value) {
      isSetting = true;
      editor.setOptions({ value });
      isSetting = false;
    },
    focus,
    showError(message) {
      status.textContent = message ?? '';
      if (message === undefined) textarea.removeAttribute('aria-invalid');
      else textarea.setAttribute('aria-invalid', 'true');
    },
  };
}

function element(tag: string, attributes: Record<string, string>, text = ''): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}
