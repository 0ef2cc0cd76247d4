/**
 * A table in GitHub's markdown. Columns that are empty in every row are left out.
 * @param rows of cells, each markdown; line breaks become `<br>`
 */
export function markdownTable(head: string[], rows: string[][]): string {
  const used = head.map((_, column) => rows.some((row) => row[column]));
  const line = (cells: string[]) => `| ${cells.filter((_, at) => used[at]).join(' | ')} |`;
  const cell = (text: string) =>
    text
      .trim()
      .replace(/\|/g, '\\|')
      .replace(/\s*\n\s*/g, '<br>');
  return [
    line(head),
    line(head.map(() => '---')),
    ...rows.map((row) => line(row.map((text) => cell(text)))),
  ].join('\n');
}

/** Text as inline code, whatever backticks it holds. */
export function inlineCode(text: string): string {
  if (text === '') return '';
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${space}${text.replace(/\s*\n\s*/g, ' ')}${space}${fence}`;
}

/** A block of code, whatever backticks it holds. */
export function codeBlock(code: string, language: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}
