import { listen } from './listen.ts';

/** Mirrors app/_feedback/draft.ts: enough to know whether there is something to restore, without loading it. */
function hasDraft(): boolean {
  try {
    return !!localStorage.getItem('feedback')?.includes(`"${location.pathname}"`);
  } catch {
    return false;
  }
}

async function act(element: HTMLElement, control?: HTMLElement): Promise<void> {
  try {
    const { widgetOf } = await import('../_feedback/widget.ts');
    const widget = await widgetOf(element);
    if (control instanceof HTMLButtonElement && control.dataset['action'] === 'vote')
      widget.vote(control.value === '1' ? 1 : 0, control);
    else if (control) {
      const heading = control.parentElement!.querySelector('[id]')!;
      widget.comment({ hash: heading.id, title: heading.textContent.trim() }, control);
    }
  } catch (error) {
    const status = element.querySelector<HTMLElement>('[role=status]');
    if (status && control) status.textContent = status.dataset['failed'] ?? '';
    reportError(error);
  }
}

/** Votes at the end of a page, and comments from its headings. What follows a click is loaded then (app/_feedback). */
export function startFeedback(): void {
  listen('click', ({ target }) => {
    const control =
      target instanceof Element &&
      target.closest<HTMLElement>('[data-action=vote], [data-action=comment]');
    const element = document.querySelector<HTMLElement>('page-feedback');
    if (control && element) void act(element, control);
  });
  customElements.define(
    'page-feedback',
    class extends HTMLElement {
      connectedCallback() {
        if (hasDraft()) void act(this);
      }
    },
  );
}
