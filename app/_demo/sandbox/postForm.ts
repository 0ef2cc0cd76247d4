export interface FormPost {
  action: string;
  fields: Record<string, string>;
}

/** Sends a form to another site in a new tab, which gets no hold on this page. */
export function postForm({ action, fields }: FormPost): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    // an <input> would lose the line breaks
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
