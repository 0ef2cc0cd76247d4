/** The text of HTML without its elements: highlighted code as it was written. */
export function plainText(html: string): string {
  return unescapeHtml(html.replace(/<[^>]*>/g, ''));
}

/** Undoes what `escapeHtml` and other writers of HTML do to text. */
export function unescapeHtml(text: string): string {
  return text
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&quot;/g, '"')
    .replace(/&gt;/g, '>')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');
}
