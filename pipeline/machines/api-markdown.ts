import type {
  ApiDocument,
  ApiMember,
  ApiPlan,
  ApiProp,
  ApiSignature,
  ApiType,
  ComponentApi,
} from '../../app/_content/apiTypes.ts';
import type { ApiSection } from '../../app/_content/types.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { codeBlock, inlineCode, markdownTable } from './markdown-table.ts';

type Link = (href: string) => string;

/**
 * Markdown of an entry of the API reference: the same facts as the page shows, as tables.
 * @param link the address of a link
 */
export function apiToMarkdown({ entry, uses }: ApiSection, link: Link): string {
  const level = entry.anchor ? 3 : 2;
  const parts = [
    entry.anchor ? `## ${entry.name}` : '',
    entry.deprecatedHtml === undefined
      ? ''
      : `**Deprecated.** ${htmlToMarkdown(entry.deprecatedHtml, link)}`,
    htmlToMarkdown(entry.descriptionHtml, link),
    uses.length > 0
      ? `Used in: ${uses.map(({ path, title }) => `[${title}](${link(path)})`).join(', ')}.`
      : '',
    entry.imports.length > 0
      ? `${heading(level, 'Import')}\n\n${codeBlock(entry.imports.join('\n// or\n'), 'tsx')}`
      : '',
    details(entry, level, link),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function details(entry: ApiDocument, level: number, link: Link): string {
  switch (entry.kind) {
    case 'component':
      return componentDetails(entry, level, link);
    case 'hook':
      return sections(
        [
          level,
          'Parameters',
          entry.parameters.length > 0 ? members(entry.parameters, link) : 'None.',
        ],
        [
          level,
          'Return value',
          [
            entry.returnType && inlineCode(entry.returnType.details ?? entry.returnType.text),
            entry.returns.length > 0 && members(entry.returns, link),
          ]
            .filter(Boolean)
            .join('\n\n'),
        ],
      );
    case 'interface':
      return sections([level, 'Properties', members(entry.fields, link)]);
    case 'events':
      return markdownTable(
        ['Event', 'Params', 'Native event', 'Prop', 'Description'],
        entry.events.map(({ name, plan, params, event, componentProp, descriptionHtml }) => [
          inlineCode(name) + planNote(plan),
          inlineCode(params?.text ?? ''),
          inlineCode(event?.text ?? ''),
          inlineCode(componentProp ?? ''),
          htmlToMarkdown(descriptionHtml, link),
        ]),
      );
    case 'selectors':
      return markdownTable(
        ['Selector', 'Group', 'Returns', 'Description'],
        entry.selectors.map(
          ({ name, plan, category, returnType, descriptionHtml, deprecatedHtml }) => [
            inlineCode(name) + planNote(plan),
            category ?? '',
            inlineCode(returnType.text),
            described(descriptionHtml, deprecatedHtml, link),
          ],
        ),
      );
    case 'index':
      return sections(
        ...entry.groups.map((group): Section => {
          const lines = group.entries.map(
            ({ name, path, plan }) => `- [${name}](${link(path)})${planNote(plan)}`,
          );
          return [2, group.title, lines.join('\n')];
        }),
      );
  }
}

function componentDetails(entry: ComponentApi, level: number, link: Link): string {
  const { inherits, themeName, holdsRef, spreadsProps, props, slots, classes } = entry;
  const base = inherits && `[${inherits.name}](${link(inherits.href)})`;
  const notes = [
    spreadsProps && `Props that are not listed go to ${base ?? 'the root element'}.`,
    holdsRef ? 'A `ref` reaches the root element.' : 'The component cannot hold a `ref`.',
    base && `The props of ${base} are accepted too.`,
    themeName && `Default props can be set in the theme under the name ${inlineCode(themeName)}.`,
  ];
  return sections(
    [level, 'Props', [members(props, link), notes.filter(Boolean).join(' ')].join('\n\n')],
    [
      level,
      'Slots',
      slots.length > 0 &&
        markdownTable(
          ['Slot', 'Class', 'Default component', 'Description'],
          slots.map(({ name, className, defaultComponent, descriptionHtml, plan }) => [
            inlineCode(name) + planNote(plan),
            inlineCode(className ? `.${className}` : ''),
            inlineCode(defaultComponent ?? ''),
            htmlToMarkdown(descriptionHtml, link),
          ]),
        ),
    ],
    [
      level,
      'CSS classes',
      classes.length > 0 &&
        markdownTable(
          ['Class', 'Rule', 'Description'],
          classes.map(({ className, key, isGlobal, descriptionHtml, deprecatedHtml }) => [
            inlineCode(`.${className}`),
            isGlobal ? 'state, for all components' : inlineCode(key),
            described(descriptionHtml, deprecatedHtml, link),
          ]),
        ),
    ],
  );
}

function members(list: (ApiMember | ApiProp)[], link: Link): string {
  if (list.length === 0) return 'None.';
  const table = markdownTable(
    ['Name', 'Type', 'Default', 'Description'],
    list.map((member) => [
      inlineCode(member.name) + (member.required ? ' (required)' : '') + planNote(member.plan),
      inlineCode(member.type.text),
      inlineCode(member.default ?? ''),
      memberDescription(member, link),
    ]),
  );
  const long = list
    .filter(({ type }) => type.details)
    .map(({ name, type }) => `Type of ${inlineCode(name)}:\n\n${codeBlock(whole(type), 'ts')}`);
  return [table, ...long].join('\n\n');
}

const whole = ({ details: text = '' }: ApiType) => text;

function memberDescription(member: ApiMember | ApiProp, link: Link): string {
  return [
    described(member.descriptionHtml, member.deprecatedHtml, link),
    'requiresRef' in member && member.requiresRef ? 'Must be able to hold a ref.' : '',
    member.signature ? signature(member.signature, link) : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function described(html: string, deprecatedHtml: string | undefined, link: Link): string {
  const text = htmlToMarkdown(html, link);
  return deprecatedHtml === undefined
    ? text
    : `${text}\n**Deprecated.** ${htmlToMarkdown(deprecatedHtml, link)}`.trim();
}

function signature({ parameters, returns }: ApiSignature, link: Link): string {
  const list = parameters.map(({ name, optional, type, descriptionHtml }) =>
    `- ${inlineCode(`${name}${optional ? '?' : ''}: ${type.text}`)} ${htmlToMarkdown(descriptionHtml, link)}`.trim(),
  );
  return [
    list.length > 0 && `Called with:\n${list.join('\n')}`,
    returns &&
      `Returns ${inlineCode(returns.type.text)}. ${htmlToMarkdown(returns.descriptionHtml, link)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const planNote = (plan: ApiPlan | undefined) =>
  plan ? ` (${plan === 'pro' ? 'Pro' : 'Premium'} plan)` : '';

const heading = (level: number, text: string) => `${'#'.repeat(level)} ${text}`;

type Section = [level: number, title: string, body: string | false];

function sections(...list: Section[]): string {
  return list
    .filter(([, , body]) => body)
    .map(([level, title, body]) => `${heading(level, title)}\n\n${body}`)
    .join('\n\n');
}
