/**
 * prism-code-editor writes the highlighted code as HTML, which the browser refuses where the page requires Trusted Types. This default
 * policy lets through what the editor writes: a few harmless elements, with a few harmless attributes.
 */
const attribute =
  /\s+(?:class|style|spellcheck|autocapitalize|autocomplete|aria-hidden)=(?:"[^"<>]*"|[^\s"'<>]+)/;
const allowedTag = new RegExp(`</?(?:div|span|textarea|br)(?:${attribute.source})*\\s*>`, 'g');

/** @returns the text as it is when it holds no other tag; undefined, which the browser refuses, when it does */
export function passEditorHtml(html: string): string | undefined {
  return html.replace(allowedTag, '').includes('<') ? undefined : html;
}

interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: { createHTML(html: string): string | undefined }): unknown;
}
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
if (trustedTypes && !trustedTypes.defaultPolicy)
  trustedTypes.createPolicy('default', { createHTML: passEditorHtml });
