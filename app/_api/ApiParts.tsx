import type { ApiMember, ApiProp } from '../_content/apiTypes.ts';
import { frameLanguage } from '../_i18n/frameLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { inlineText, run } from '../_document/proseStyles.ts';
import { ApiList } from './ApiList.tsx';
import { block, memberRows, type Chapters, type Row } from './memberRows.ts';

/** Where an entry stands on its page. */
export interface Chapter {
  /** of ids, when several entries share a page */
  prefix: string;
  level: 2 | 3;
}

interface MembersProps {
  owner: string;
  kind: string;
  label: string;
  members: (ApiMember | ApiProp)[];
  defaultView?: 'table' | 'expanded';
  chapters?: Chapters;
}

/** Props, parameters or fields. */
export async function Members({
  owner,
  kind,
  label,
  members,
  defaultView = 'table',
  chapters,
}: MembersProps) {
  const t = await requestTranslate();
  return (
    <ApiList
      kind="props"
      label={label}
      columns={['type', 'default']}
      rows={memberRows(owner, kind, members, t, chapters)}
      defaultView={defaultView}
    />
  );
}

/** A row of what has a name and a description, and no type. */
export function plainRow(name: string, html: string, plan: Row['plan'], idPrefix = ''): Row {
  return {
    id: `${idPrefix}${name}`,
    name,
    required: false,
    deprecated: false,
    plan,
    cells: [],
    description: block(html),
  };
}

/** Running text that came from a doc comment. */
export function Html({ html }: { html: string }) {
  return <div className={`${run} ${inlineText}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A sentence of the frame. */
export async function Sentence({ html }: { html: string }) {
  return (
    <div
      className={`${run} ${inlineText}`}
      lang={await frameLanguage()}
      dangerouslySetInnerHTML={{ __html: `<p>${html}</p>` }}
    />
  );
}
