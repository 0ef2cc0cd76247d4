import { escapeHtml } from '../_content/escapeHtml.ts';
import type { Row } from './memberRows.ts';

/**
 * A list of rows as HTML. One markup for three views (table, expanded list, collapsed list); apiStyles.ts turns it into either, so
 * that the reader's choice is right at first paint. A string, because a page can have hundreds of rows and none is interactive for React.
 * @param columns titles of the cells between name and description; one whose cells are all empty is left out
 */
export function rowsHtml(label: string, columns: string[], rows: Row[]): string {
  const shown = columns.map((_, index) => rows.some(({ cells }) => cells[index]));
  const kept = <T>(list: T[]) => list.filter((_, index) => shown[index]);
  const titles = ['Name', ...kept(columns), 'Description'];
  const head = titles.map((title) => `<span role="columnheader">${title}</span>`).join('');
  const body = rows.map((row) => rowHtml(row, kept(columns), kept(row.cells))).join('');
  return `<div role="table" aria-label="${escapeHtml(label)}" data-columns="${titles.length}"><div role="row" data-head>${head}</div>${body}</div>`;
}

function rowHtml(row: Row, columns: string[], cells: string[]): string {
  const { id, name, required, deprecated, plan } = row;
  const marks =
    (required ? '<em>Required</em>' : '') +
    (deprecated ? '<em data-warning>Deprecated</em>' : '') +
    (plan ? `<em data-plan>${plan === 'pro' ? 'Pro' : 'Premium'}</em>` : '');
  const middle = cells
    .map(
      (cell, index) =>
        `<div role="cell" data-cell="${columns[index]!.toLowerCase()}"><b>${columns[index]}</b>${cell || '<span aria-hidden="true">–</span>'}</div>`,
    )
    .join('');
  return (
    `<div role="row" id="${escapeHtml(id)}" data-row="${escapeHtml(name.toLowerCase())}">` +
    `<div role="cell" data-name><label><input type="checkbox" aria-label="Show ${escapeHtml(name)}"></label>` +
    `<a href="#${escapeHtml(id)}"><code>${escapeHtml(name)}</code></a>${marks}</div>` +
    `${middle}<div role="cell" data-text>${row.description}</div></div>`
  );
}
