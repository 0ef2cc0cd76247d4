const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
/** Elements that end a word. */
const breaking =
  /<\/?(?:p|li|ul|ol|dl|dt|dd|br|td|th|tr|table|div|pre|blockquote|summary|h\d)\b[^>]*>/g;

/** The text of HTML that the pipeline itself made. */
export function plainText(html: string): string {
  return html
    .replace(breaking, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(
      /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
      (whole, hex: string, decimal: string, name: string) => {
        if (name) return named[name] ?? whole;
        return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
      },
    )
    .replace(/\s+/g, ' ')
    .trim();
}
