import { inlineText, run } from '../_document/proseStyles.ts';
import { ApiList } from './ApiList.tsx';
import { block, memberRows, type Row } from './memberRows.ts';

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
  members: Parameters<typeof memberRows>[2];
  defaultView?: 'table' | 'expanded';
}

/** Props, parameters or fields. */
export function Members({ owner, kind, label, members, defaultView = 'table' }: MembersProps) {
  return (
    <ApiList
      kind="props"
      label={label}
      columns={['Type', 'Default']}
      rows={memberRows(owner, kind, members)}
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
