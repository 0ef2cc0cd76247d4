/** A table of text for a terminal: the first column to the left, the others to the right. */
export function textTable(title: string, head: string[], rows: string[][]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: string[]) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [`\n${title}`, line(head), rule, ...rows.map(line)].join('\n');
}

/** 0.04, 1.3, 12.5, 1234; a dash for what was not measured. */
export function figure(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '-';
  if (value === 0 || Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) < 1 ? 2 : 1);
}

/** How many times `value` is of `base`. */
export function ratio(value: number | undefined, base: number | undefined): string {
  if (value === undefined || !base) return '-';
  return `${(value / base).toFixed(2)}x`;
}
