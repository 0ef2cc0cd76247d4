import { escapeHtml } from '../_content/escapeHtml.ts';
import type { Language } from '../_i18n/languages.ts';
import type { Strings } from '../_i18n/strings/en/index.ts';
import type { Translate } from '../_i18n/translate.ts';
import type { Row } from './memberRows.ts';

/** A cell of a row, by its title among the texts. */
export type Column = keyof Strings['api']['columns'];

/**
 * A list of rows as HTML. One markup for three views (table, expanded list, collapsed list); apiStyles.ts turns it into either, so
 * that the reader's choice is right at first paint. A string, because a page can have hundreds of rows and none is interactive for React.
 * @param columns cells between name and description; one whose cells are all empty is left out
 * @param language of `t`, where it is not English, as descriptions are
 */
export function rowsHtml(
  label: string,
  columns: Column[],
  rows: Row[],
  t: Translate,
  language?: Language,
): string {
  const frame = language ? ` lang="${language}"` : '';
  const shown = columns.map((_, index) => rows.some(({ cells }) => cells[index]));
  const kept = <T>(list: T[]) => list.filter((_, index) => shown[index]);
  const titles = (['name', ...kept(columns), 'description'] as const).map((column) =>
    t(`api.columns.${column}`),
  );
  const head = titles.map((title) => `<span role="columnheader">${title}</span>`).join('');
  const body = rows.map((row) => rowHtml(row, kept(columns), kept(row.cells), t, frame)).join('');
  return `<div role="table" aria-label="${escapeHtml(label)}" data-columns="${titles.length}"><div role="row" data-head${frame}>${head}</div>${body}</div>`;
}

function rowHtml(
  row: Row,
  columns: Column[],
  cells: string[],
  t: Translate,
  frame: string,
): string {
  const { id, name, required, deprecated, plan } = row;
  const marks =
    (required ? `<em${frame}>${t('api.required')}</em>` : '') +
    (deprecated ? `<em data-warning${frame}>${t('api.deprecated')}</em>` : '') +
    (plan ? `<em data-plan>${t(`frame.flags.${plan}`)}</em>` : '');
  const middle = cells
    .map(
      (cell, index) =>
        `<div role="cell" data-cell="${columns[index]}"><b${frame}>${t(`api.columns.${columns[index]!}`)}</b>${cell || '<span aria-hidden="true">–</span>'}</div>`,
    )
    .join('');
  return (
    `<div role="row" id="${escapeHtml(id)}" data-row="${escapeHtml(name.toLowerCase())}">` +
    `<div role="cell" data-name><label><input type="checkbox" ${frame} aria-label="${t('api.show', { name: escapeHtml(name) })}"></label>` +
    `<a href="#${escapeHtml(id)}"><code>${escapeHtml(name)}</code></a>${marks}</div>` +
    `${middle}<div role="cell" data-text>${row.description}</div></div>`
  );
}
