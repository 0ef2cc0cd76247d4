import type { ApiMember, ApiParameter, ApiPlan, ApiProp, ApiType } from '../_content/apiTypes.ts';
import { escapeHtml } from '../_content/escapeHtml.ts';
import { kebabCase } from './anchors.ts';

/** A row of a list of props, fields, slots or classes, ready to be shown in any of the views. */
export interface Row {
  id: string;
  name: string;
  required: boolean;
  deprecated: boolean;
  plan?: ApiPlan | undefined;
  /** HTML of the cells between name and description, by column */
  cells: string[];
  /** HTML */
  description: string;
}

/** Rows of props, hook parameters, returned values or fields. Columns: type, default. */
export function memberRows(owner: string, kind: string, members: (ApiMember | ApiProp)[]): Row[] {
  return members.map((member) => ({
    id: `${kebabCase(owner)}-${kind}-${member.name}`,
    name: member.name,
    required: member.required,
    deprecated: member.deprecatedHtml !== undefined,
    plan: member.plan,
    cells: [typeHtml(member.type), member.default === undefined ? '' : codeHtml(member.default)],
    description: memberDescription(member),
  }));
}

function memberDescription(member: ApiMember | ApiProp): string {
  const parts = [block(member.descriptionHtml)];
  if ('requiresRef' in member && member.requiresRef)
    parts.push(
      '<p>What is given here must be able to <a href="https://mui.com/material-ui/guides/composition/#caveat-with-refs">hold a ref</a>.</p>',
    );
  if (member.deprecatedHtml !== undefined)
    parts.push(`<p><strong>Deprecated.</strong> ${inlineOnly(member.deprecatedHtml)}</p>`);
  if ('seeAlso' in member && member.seeAlso) parts.push(`<p>${furtherReading[member.seeAlso]}</p>`);
  if (member.signature)
    parts.push(signatureHtml(member.signature.parameters, member.signature.returns));
  return parts.join('');
}

const furtherReading: Record<NonNullable<ApiProp['seeAlso']>, string> = {
  sx: 'How it works: <a href="https://mui.com/system/getting-started/the-sx-prop/">the sx prop</a>.',
  classes: 'The keys are listed under <a href="#classes">CSS classes</a>.',
  slots: 'The keys are listed under <a href="#slots">slots</a>.',
};

function signatureHtml(
  parameters: ApiParameter[],
  returns: { type: ApiType; descriptionHtml: string } | undefined,
): string {
  const list = parameters
    .map(({ name, optional, type, descriptionHtml }) => {
      const label = `<code>${escapeHtml(name)}${optional ? '?' : ''}: ${linked(type.text, type)}</code>`;
      return `<li>${label}${descriptionHtml ? ` ${inlineOnly(descriptionHtml)}` : ''}</li>`;
    })
    .join('');
  const result = returns
    ? `<p>Returns <code>${linked(returns.type.text, returns.type)}</code>. ${inlineOnly(returns.descriptionHtml)}</p>`
    : '';
  return (list ? `<p>Called with:</p><ul>${list}</ul>` : '') + result;
}

/** A type on one line, and the whole of it to unfold when it is longer. */
export function typeHtml(type: ApiType): string {
  const line = `<code>${linked(type.text, type)}</code>`;
  if (!type.details) return line;
  return `<details><summary>${line}</summary><pre><code>${linked(type.details, type)}</code></pre></details>`;
}

/** Escapes a type, and links the names in it that have a page. */
function linked(text: string, { links = {} }: ApiType): string {
  const names = Object.keys(links);
  if (names.length === 0) return escapeHtml(text);
  return text
    .split(new RegExp(`\\b(${names.join('|')})\\b`))
    .map((part) =>
      links[part]
        ? `<a href="${escapeHtml(links[part])}">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');
}

export function codeHtml(code: string): string {
  return `<code>${escapeHtml(code)}</code>`;
}

/** Descriptions of one paragraph come without their `<p>`. */
export function block(html: string): string {
  return html === '' || /^<(p|ul|ol)>/.test(html) ? html : `<p>${html}</p>`;
}

/** Without paragraphs, for a place within a sentence. */
function inlineOnly(html: string): string {
  return html.replace(/<\/p><p>/g, ' ').replace(/<\/?p>/g, '');
}
