import type { Translate } from '../_i18n/translate.ts';

/** The parts of the form that change. */
export interface FeedbackForm {
  form: HTMLFormElement;
  prompt: HTMLElement;
  comment: HTMLTextAreaElement;
  hint: HTMLElement;
  warning: HTMLElement;
  issueLink: HTMLAnchorElement;
  website: HTMLInputElement;
  cancel: HTMLButtonElement;
  submit: HTMLButtonElement;
}

/**
 * Makes the form that follows a vote.
 * @param maxLength of a comment, in characters
 */
export function createForm(t: Translate, maxLength: number): FeedbackForm {
  const form = element('form', { noValidate: true, hidden: true, id: 'feedback-form' });
  const prompt = element('label', { htmlFor: 'feedback-comment' });
  const hint = element('p', { id: 'feedback-hint' });
  const comment = element('textarea', {
    id: 'feedback-comment',
    name: 'comment',
    rows: 3,
    maxLength,
  });
  comment.setAttribute('aria-describedby', hint.id);
  const issueLink = element('a', { textContent: t('feedback.issueLink') });
  const warning = element('p', {});
  warning.dataset['warning'] = '';
  warning.append(`${t('feedback.issue')} `, issueLink, '.');
  // people do not see it; programs that fill in every field do
  const website = element('input', { name: 'website', tabIndex: -1, autocomplete: 'off' });
  const trap = element('div', {});
  trap.dataset['website'] = '';
  trap.setAttribute('aria-hidden', 'true');
  trap.append(website);
  const cancel = element('button', { type: 'button', textContent: t('feedback.cancel') });
  const submit = element('button', { type: 'submit', textContent: t('feedback.submit') });
  const buttons = element('div', {});
  buttons.append(cancel, submit);
  form.append(prompt, comment, hint, warning, trap, buttons);
  return { form, prompt, comment, hint, warning, issueLink, website, cancel, submit };
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}
