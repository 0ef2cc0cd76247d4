import { loadTranslate } from '../_i18n/loadTranslate.ts';
import type { Translate } from '../_i18n/translate.ts';
import { emptyDraft, readDraft, writeDraft, type Draft } from './draft.ts';
import { createForm, type FeedbackForm } from './form.ts';
import { send } from './send.ts';

type Schema = typeof import('./schema.ts');
// Facts of the schema, without its code.
const minCommentLength: Schema['minCommentLength'] = 10;
const maxCommentLength: Schema['maxCommentLength'] = 4000;

const widgets = new WeakMap<Element, Widget>();

// On the window and not on the form: while React hydrates the page, it stops events further down.
for (const type of ['input', 'click', 'keydown', 'submit'])
  addEventListener(
    type,
    (event) => {
      const element = event.target instanceof Element && event.target.closest('page-feedback');
      if (element) widgets.get(element)?.handle(event);
    },
    { capture: true },
  );

/** The widget of a `<page-feedback>`, with what the reader left there. */
export async function widgetOf(element: HTMLElement): Promise<Widget> {
  const t = await loadTranslate();
  let widget = widgets.get(element);
  if (!widget) widgets.set(element, (widget = new Widget(element, t)));
  return widget;
}

/** What happens after a click on a vote or on the button of a heading. */
class Widget {
  readonly #element: HTMLElement;
  readonly #t: Translate;
  readonly #parts: FeedbackForm;
  readonly #page = location.pathname;
  #draft: Draft;
  /** where the focus returns to when the form closes */
  #opener: HTMLElement | undefined;
  #isSending = false;

  constructor(element: HTMLElement, t: Translate) {
    this.#element = element;
    this.#t = t;
    this.#draft = readDraft(this.#page);
    this.#parts = createForm(t, maxCommentLength);
    const { form, comment } = this.#parts;
    element.firstElementChild!.after(form);
    comment.value = this.#draft.comment;
    this.#show();
  }

  vote(rating: 0 | 1, opener: HTMLElement): void {
    this.#open({ rating, section: undefined }, opener);
  }

  comment(section: { hash: string; title: string }, opener: HTMLElement): void {
    this.#open({ section, rating: this.#draft.sentRating }, opener);
  }

  /** What the reader does in the form. */
  handle(event: Event): void {
    const { form, comment, cancel } = this.#parts;
    const { target } = event;
    if (target === comment && event.type === 'input') {
      comment.removeAttribute('aria-invalid');
      this.#change({ comment: comment.value });
    } else if (target === cancel && event.type === 'click') this.#cancel();
    else if (target === form && event.type === 'submit') {
      event.preventDefault();
      void this.#submit();
    } else if (event instanceof KeyboardEvent && form.contains(target as Node)) {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
      else if (event.key === 'Escape') this.#cancel();
    }
  }

  #cancel(): void {
    const { sentRating } = this.#draft;
    this.#close({ ...emptyDraft, sentRating, rating: sentRating });
    this.#say('', '');
  }

  #open(change: Partial<Draft>, opener: HTMLElement): void {
    this.#opener = opener;
    this.#say('', '');
    this.#change({ ...change, isOpen: true });
    this.#parts.comment.focus();
  }

  #close(draft: Draft): void {
    this.#parts.comment.value = '';
    this.#replace(draft);
    const votes = this.#element.querySelectorAll<HTMLElement>('[data-action=vote]');
    const target = this.#opener?.isConnected ? this.#opener : votes[0];
    target?.focus();
  }

  #change(change: Partial<Draft>): void {
    this.#replace({ ...this.#draft, ...change });
  }

  #replace(draft: Draft): void {
    this.#draft = draft;
    writeDraft(this.#page, draft);
    this.#show();
  }

  #show(): void {
    const t = this.#t;
    const { rating, section, isOpen, comment } = this.#draft;
    const { form, prompt, hint, warning, issueLink } = this.#parts;
    for (const button of this.#element.querySelectorAll<HTMLButtonElement>('[data-action=vote]'))
      button.setAttribute('aria-pressed', String(button.value === String(rating)));
    form.hidden = !isOpen;
    // the site does not reload the page under a reader who writes (app/_enhance)
    form.toggleAttribute('data-editing', isOpen && comment.trim() !== '');
    const length = minCommentLength;
    prompt.textContent = section
      ? t('feedback.promptSection', { section: section.title })
      : t(rating === 0 ? 'feedback.promptDown' : 'feedback.promptUp');
    hint.textContent = t(section ? 'feedback.sectionHint' : 'feedback.voteHint', { length });
    const issue = this.#element.dataset['issue'];
    warning.hidden = !issue || !(section || rating === 0);
    if (issue)
      issueLink.href = issue.replace(
        '{page}',
        encodeURIComponent(`${location.origin}${this.#page}${section ? `#${section.hash}` : ''}`),
      );
  }

  async #submit(): Promise<void> {
    if (this.#isSending) return;
    const t = this.#t;
    const { submit, comment: field, website } = this.#parts;
    const { rating, section } = this.#draft;
    const comment = this.#draft.comment.trim();
    if (section && comment.length < minCommentLength) {
      field.setAttribute('aria-invalid', 'true');
      this.#say('failed', t('feedback.tooShort', { length: minCommentLength }));
      field.focus();
      return;
    }
    this.#isSending = true;
    const id = this.#draft.id ?? crypto.randomUUID();
    this.#change({ id });
    submit.setAttribute('aria-disabled', 'true');
    this.#say('', t('feedback.sending'));
    const isKept = await send({
      id,
      page: this.#page,
      rating,
      comment: comment || undefined,
      section,
      version: this.#element.dataset['version'] ?? '',
      language: document.documentElement.lang,
      website: website.value,
    });
    this.#isSending = false;
    submit.removeAttribute('aria-disabled');
    if (isKept) {
      this.#say('submitted', t('feedback.submitted'));
      this.#close({ ...emptyDraft, rating, sentRating: rating });
    } else this.#say('failed', t('feedback.failed'));
  }

  #say(state: '' | 'failed' | 'submitted', text: string): void {
    const status = this.#element.querySelector<HTMLElement>('[role=status]')!;
    status.dataset['state'] = state;
    status.textContent = text;
  }
}
