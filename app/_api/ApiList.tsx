import { inlineText } from '../_document/proseStyles.ts';
import { list, rows as rowStyles, tools, views } from './apiStyles.ts';
import type { Row } from './memberRows.ts';
import { rowsHtml } from './rowsHtml.ts';

/** More rows than these are worth a filter. */
const filterFrom = 8;

interface Props {
  /** which of the reader's choices applies */
  kind: 'props' | 'slots' | 'classes';
  /** says what the list is: `Props of Button` */
  label: string;
  columns: string[];
  rows: Row[];
  defaultView?: 'table' | 'expanded';
}

/** A list of props, slots or classes, with the switch between its views and a filter by name. */
export function ApiList({ kind, label, columns, rows, defaultView = 'table' }: Props) {
  return (
    <api-list className={list} data-kind={kind} data-view={defaultView} suppressHydrationWarning>
      <div className={tools}>
        <fieldset>
          <legend>View of {label}</legend>
          {(['table', 'expanded', 'collapsed'] as const).map((view) => (
            <label key={view}>
              <input
                type="radio"
                name={`view-${label}`}
                value={view}
                data-view-choice=""
                defaultChecked={view === defaultView}
                suppressHydrationWarning
              />
              {view === 'table' ? 'Table' : view === 'expanded' ? 'Expanded' : 'Collapsed'}
            </label>
          ))}
        </fieldset>
        <stored-choice hidden data-key={`apiPage_${kind}`} />
        {rows.length >= filterFrom && (
          <input
            type="search"
            placeholder="Filter by name"
            aria-label={`Filter ${label} by name`}
          />
        )}
      </div>
      <div
        className={`${rowStyles} ${views} ${inlineText}`}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: rowsHtml(label, columns, rows) }}
      />
    </api-list>
  );
}
