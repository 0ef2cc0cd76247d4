import { frameLanguage } from '../_i18n/frameLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { inlineText } from '../_document/proseStyles.ts';
import { list, rows as rowStyles, tools, views } from './apiStyles.ts';
import type { Row } from './memberRows.ts';
import { rowsHtml, type Column } from './rowsHtml.ts';

/** More rows than these are worth a filter. */
const filterFrom = 8;

interface Props {
  /** which of the reader's choices applies */
  kind: 'props' | 'slots' | 'classes';
  /** says what the list is: `Props of Button` */
  label: string;
  columns: Column[];
  rows: Row[];
  defaultView?: 'table' | 'expanded';
}

/** A list of props, slots or classes, with the switch between its views and a filter by name. */
export async function ApiList({ kind, label, columns, rows, defaultView = 'table' }: Props) {
  const [language, t] = await Promise.all([frameLanguage(), requestTranslate()]);
  return (
    <api-list className={list} data-kind={kind} data-view={defaultView} suppressHydrationWarning>
      <div className={tools} lang={language}>
        <fieldset>
          <legend>{t('api.viewOf', { list: label })}</legend>
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
              {t(`api.views.${view}`)}
            </label>
          ))}
        </fieldset>
        <stored-choice hidden data-key={`apiPage_${kind}`} />
        {rows.length >= filterFrom && (
          <input
            type="search"
            placeholder={t('api.filter')}
            aria-label={t('api.filterOf', { list: label })}
          />
        )}
      </div>
      <div
        className={`${rowStyles} ${views} ${inlineText}`}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: rowsHtml(label, columns, rows, t, language) }}
      />
    </api-list>
  );
}
