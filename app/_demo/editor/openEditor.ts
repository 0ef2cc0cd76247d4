import { loadTranslate } from '../../_i18n/loadTranslate.ts';
import type { Translate } from '../../_i18n/translate.ts';
import type { DemoIslandElement } from '../mounted.ts';
import { createCodeEditor } from './codeEditor.ts';
import { CompileError } from './compile.ts';
import { createDraft } from './draft.ts';
import { MissingImport, type Scope } from './evaluate.ts';
import { liveDemo, NoComponent } from './liveDemo.ts';

export interface EditorOptions {
  island: DemoIslandElement;
  /** of the demo */
  name: string;
  /** the whole code, as TSX or JSX */
  source: string;
  /** what the page shows of it; the editor begins with that */
  preview?: string | undefined;
  /** address of the module that holds what the code may import */
  scope: string;
  /** gets the editor. Must hold nothing that React renders */
  place: Element;
  /** hears that the editor is gone: closed, or left with the page */
  onClose?: (() => void) | undefined;
}

export interface DemoEditor {
  /** the whole code as edited */
  readonly code: string;
  /** the text in the editor: the whole code, or the preview */
  readonly text: string;
  /** Shows the whole code, or the preview if what surrounds it is not edited. Edits are kept. */
  show(part: 'source' | 'preview'): void;
  focus(): void;
  /** Restores the code and mounts the demo anew. */
  reset(): void;
  /** Takes the editor away, and what was edited with it. */
  close(): void;
}

/** Tells when it is taken out of the page, as soft navigation does. */
class LiveEditor extends HTMLElement {
  onLeave: (() => void) | undefined;

  disconnectedCallback() {
    this.onLeave?.();
  }
}
customElements.define('live-editor', LiveEditor);

/**
 * Makes a demo's code editable. Everything that editing needs is loaded when the promise resolves; it then works without a network.
 * @throws when something cannot be loaded
 */
export async function openEditor(options: EditorOptions): Promise<DemoEditor> {
  const { island, name, source, preview, place, onClose } = options;
  const [t, { scope }] = await Promise.all([
    loadTranslate(),
    import(/* @vite-ignore */ options.scope) as Promise<{ scope: Scope }>,
    island.hydrate(),
  ]);
  if (!island.mounted) throw new Error(`The demo ${name} is not mounted.`);

  const draft = createDraft(source, preview);
  let part: 'source' | 'preview' = draft.preview === undefined ? 'source' : 'preview';
  const textOf = () => (part === 'preview' ? draft.preview! : draft.code);

  const wrapper = document.createElement('live-editor') as LiveEditor;
  wrapper.dir = 'ltr';
  const editor = createCodeEditor(wrapper, textOf(), name, t, (text) => {
    if (part === 'preview') draft.setPreview(text);
    else draft.code = text;
    wrapper.toggleAttribute('data-editing', draft.code !== source);
    live.run(draft.code);
  });
  const live = liveDemo(island, source, scope, (error) => {
    const firstLine = part === 'preview' ? draft.previewLine : 0;
    const lineCount = editor.text.split('\n').length;
    const toLine = (line: number) =>
      line > firstLine && line <= firstLine + lineCount ? line - firstLine : undefined;
    editor.showError(error === undefined ? undefined : describe(error, toLine, t));
  });
  wrapper.onLeave = () => {
    live.dispose();
    onClose?.();
  };
  place.append(wrapper);
  return {
    get code() {
      return draft.code;
    },
    get text() {
      return editor.text;
    },
    show(wanted) {
      const next = wanted === 'preview' && draft.preview !== undefined ? 'preview' : 'source';
      if (next === part) return;
      part = next;
      editor.setText(textOf());
    },
    focus: editor.focus,
    reset() {
      draft.code = source;
      editor.setText(textOf());
      wrapper.removeAttribute('data-editing');
      live.reset();
    },
    close() {
      if (wrapper.hasAttribute('data-editing')) live.reset();
      wrapper.remove();
    },
  };
}

/**
 * What the reader is told.
 * @param toLine makes of a line of the whole code one of the text in the editor; undefined when it is not there
 */
function describe(
  error: unknown,
  toLine: (line: number) => number | undefined,
  t: Translate,
): string {
  if (error instanceof CompileError) {
    const { message } = error;
    const line = error.line === undefined ? undefined : toLine(error.line);
    return line === undefined ? message : t('demo.editor.line', { line, message });
  }
  if (error instanceof MissingImport) {
    const { specifier, exported } = error;
    return exported === undefined
      ? t('demo.editor.missingImport', { specifier })
      : t('demo.editor.missingName', { specifier, name: exported });
  }
  return error instanceof NoComponent ? t('demo.editor.noComponent') : String(error);
}
