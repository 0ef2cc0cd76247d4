import { catchTyping } from './catchTyping.ts';

const opener = '[data-action=search]';

type Dialog = typeof import('../_search/dialog.ts');

let loading: Promise<Dialog> | undefined;
let dialog: Dialog | undefined;

/** While React hydrates the document it stops most events on their way down, so what comes now has to be heard first. */
const first = { capture: true };

/** Opens the search: its button, Ctrl/Cmd+K, `/`. Hovering or focusing the button fetches the dialog, and none of the data. */
export function startSearch(): void {
  addEventListener(
    'click',
    ({ target }) => {
      if (isOpener(target)) void open('', target.closest<HTMLElement>(opener)!);
    },
    first,
  );
  addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (event.defaultPrevented || altKey) return;
      const isCommand = ctrlKey || metaKey;
      // typing on the button is a search too
      const isTyped = key.length === 1 && key !== ' ' && !isCommand && isOpener(target);
      const isSlash = key === '/' && !isCommand && !isWriting(target);
      if (!isTyped && !isSlash && !(key.toLowerCase() === 'k' && isCommand)) return;
      event.preventDefault();
      void open(isTyped && !isSlash ? key : '');
    },
    first,
  );
  for (const sign of ['pointerover', 'focusin'])
    addEventListener(
      sign,
      ({ target }) => {
        if (isOpener(target)) void load().catch(reportError);
      },
      { ...first, passive: true },
    );
}

let opening = false;

/** @param control that was used, which some browsers do not focus */
async function open(typed: string, control?: HTMLElement): Promise<void> {
  if (opening) return;
  const { activeElement } = document;
  const origin = control ?? (activeElement instanceof HTMLElement ? activeElement : undefined);
  // at once, and with one change of the focus: each has the browser lay out every demo that is out of view
  if (dialog?.reopenSearch({ origin, take: () => typed, stop() {} })) return;
  opening = true;
  const caught = catchTyping(typed, origin);
  try {
    dialog = await load();
    await dialog.openSearch(caught);
  } catch (error) {
    caught.stop();
    reportError(error);
  } finally {
    opening = false;
  }
}

function load(): Promise<Dialog> {
  loading ??= import('../_search/dialog.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function isOpener(target: EventTarget | null): target is HTMLElement {
  return target instanceof Element && target.closest(opener) !== null;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
