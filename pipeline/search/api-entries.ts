import { kebabCase } from '../../app/_api/anchors.ts';
import type { ApiDocument, ApiMember } from '../../app/_content/apiTypes.ts';
import type { CatalogueEntry, MemberGroup, MemberKind } from '../../app/_search/searchTypes.ts';
import { plainText } from './plain-text.ts';

/** An entry of the API reference as the search knows it, with the text of the entry and of each member, in the same order. */
export interface EntryTexts {
  entry: CatalogueEntry;
  texts: string[];
}

interface Member {
  name: string;
  text: string;
}

/** @returns undefined for a list of entries, which is a page and documents nothing */
export function describeEntry(api: ApiDocument): EntryTexts | undefined {
  if (api.kind === 'index') return undefined;
  const groups = membersOf(api).filter(({ members }) => members.length > 0);
  const aliases = [api.exportName, api.kind === 'component' ? api.themeName : undefined].filter(
    (alias) => alias !== undefined,
  );
  return {
    entry: {
      name: api.name,
      kind: api.kind === 'events' || api.kind === 'selectors' ? 'list' : api.kind,
      anchor: api.anchor,
      aliases: aliases.length > 0 ? aliases : undefined,
      members: groups.map(({ kind, prefix, members }): MemberGroup => ({
        kind,
        prefix,
        names: members.map(({ name }) => name),
      })),
    },
    texts: [
      plainText(api.descriptionHtml),
      ...groups.flatMap(({ members }) => members.map(({ text }) => text)),
    ],
  };
}

interface Group {
  kind: MemberKind;
  prefix: string;
  members: Member[];
}

function membersOf(api: Exclude<ApiDocument, { kind: 'index' }>): Group[] {
  const owner = kebabCase(api.name);
  switch (api.kind) {
    case 'component':
      return [
        { kind: 'prop', prefix: `${owner}-prop-`, members: api.props.map(typed) },
        { kind: 'slot', prefix: `${owner}-slots-`, members: api.slots.map(described) },
        {
          kind: 'class',
          prefix: `${owner}-classes-`,
          members: api.classes.map(({ className, descriptionHtml }) => ({
            name: className,
            text: plainText(descriptionHtml),
          })),
        },
      ];
    case 'hook':
      return [
        { kind: 'parameter', prefix: `${owner}-parameters-`, members: api.parameters.map(typed) },
        { kind: 'returnValue', prefix: `${owner}-return-value-`, members: api.returns.map(typed) },
      ];
    case 'interface':
      return [{ kind: 'field', prefix: `${owner}-prop-`, members: api.fields.map(typed) }];
    case 'events':
      return [{ kind: 'event', prefix: '', members: api.events.map(described) }];
    case 'selectors':
      return [{ kind: 'selector', prefix: '', members: api.selectors.map(described) }];
  }
}

function described({ name, descriptionHtml }: { name: string; descriptionHtml: string }): Member {
  return { name, text: plainText(descriptionHtml) };
}

/** With the values that may be given, where they are words: readers look for "button size small". */
function typed(member: ApiMember): Member {
  const { name, text } = described(member);
  const values = member.type.text;
  return { name, text: values.startsWith("'") ? `${text} ${values}` : text };
}
