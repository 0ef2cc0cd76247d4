import { css } from '@pigment-css/react';
import { CodeBlock } from '../_code/CodeBlock.tsx';
import type { ApiDocument, ComponentApi, HookApi } from '../_content/apiTypes.ts';
import type { ApiSection } from '../_content/types.ts';
import { Callout } from '../_document/Callout.tsx';
import { Heading } from '../_document/Heading.tsx';
import { inlineText, run } from '../_document/proseStyles.ts';
import { kebabCase } from './anchors.ts';
import { ApiList } from './ApiList.tsx';
import { block, codeHtml, memberRows, typeHtml, type Row } from './memberRows.ts';

/** One entry of the API reference. On a page that holds several, each is a chapter with an anchor of its own. */
export function ApiReference({ section }: { section: ApiSection }) {
  const { entry, importCode, uses } = section;
  const prefix = entry.anchor ? `${entry.anchor}-` : '';
  const chapter = { prefix, level: entry.anchor ? 3 : 2 } as const;
  return (
    <>
      {entry.anchor && <Heading level={2} id={entry.anchor} html={codeHtml(entry.name)} />}
      {entry.deprecatedHtml !== undefined && (
        <Callout kind="warning" title="Deprecated">
          <Html html={block(entry.deprecatedHtml) || '<p>It will be removed.</p>'} />
        </Callout>
      )}
      {entry.descriptionHtml && <Html html={block(entry.descriptionHtml)} />}
      {uses.length > 0 && (
        <Callout kind="success" title="See it at work">
          <ul className={`${run} ${inlineText} ${useList}`}>
            {uses.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {importCode && (
        <>
          <Heading level={chapter.level} id={`${prefix}import`} html="Import" />
          <CodeBlock code={importCode} />
        </>
      )}
      <Details entry={entry} {...chapter} />
    </>
  );
}

const useList = css({ columns: '2 220px', margin: 0 });

interface Chapter {
  /** of ids, when several entries share a page */
  prefix: string;
  level: 2 | 3;
}

function Details({ entry, ...chapter }: Chapter & { entry: ApiDocument }) {
  switch (entry.kind) {
    case 'component':
      return <ComponentDetails entry={entry} {...chapter} />;
    case 'hook':
      return <HookDetails entry={entry} {...chapter} />;
    case 'interface':
      return (
        <>
          <Heading level={chapter.level} id={`${chapter.prefix}properties`} html="Properties" />
          <Members
            owner={entry.name}
            kind="prop"
            label={`Properties of ${entry.name}`}
            members={entry.fields}
            defaultView="expanded"
          />
        </>
      );
    case 'events':
      return (
        <ApiList
          kind="props"
          label={entry.name}
          columns={['Params', 'Event', 'Prop']}
          rows={entry.events.map(
            ({ name, descriptionHtml, plan, params, event, componentProp }) => ({
              ...plainRow(name, descriptionHtml, plan),
              cells: [
                params ? typeHtml(params) : '',
                event ? typeHtml(event) : '',
                componentProp ? codeHtml(componentProp) : '',
              ],
            }),
          )}
        />
      );
    case 'selectors':
      return (
        <ApiList
          kind="props"
          label={entry.name}
          columns={['Group', 'Returns']}
          rows={entry.selectors.map(
            ({ name, descriptionHtml, deprecatedHtml, plan, category, returnType }) => ({
              ...plainRow(name, descriptionHtml, plan),
              deprecated: deprecatedHtml !== undefined,
              cells: [category ?? '', typeHtml(returnType)],
            }),
          )}
        />
      );
    case 'index':
      return entry.groups.map((group) => (
        <div key={group.title}>
          <Heading level={2} id={kebabCase(group.title).replace(/\W+/g, '-')} html={group.title} />
          <ul className={`${run} ${inlineText}`}>
            {group.entries.map(({ name, path, plan }) => (
              <li key={path}>
                <a href={path}>{name}</a>
                {plan && ` (${plan === 'pro' ? 'Pro' : 'Premium'})`}
              </li>
            ))}
          </ul>
        </div>
      ));
  }
}

function ComponentDetails({ entry, prefix, level }: Chapter & { entry: ComponentApi }) {
  const { name, props, slots, classes, inherits, themeName, holdsRef, spreadsProps } = entry;
  const deeper = (level + 1) as 3 | 4;
  return (
    <>
      <Heading level={level} id={`${prefix}props`} html="Props" />
      {spreadsProps && (
        <Html
          html={`<p>Props that are not listed go to ${inherits ? `the <a href="${inherits.href}">${inherits.name}</a> component` : 'the root element'}.</p>`}
        />
      )}
      <Members owner={name} kind="prop" label={`Props of ${name}`} members={props} />
      <Html
        html={
          holdsRef
            ? '<p>A <code>ref</code> reaches the root element.</p>'
            : '<p>The component cannot hold a <code>ref</code>.</p>'
        }
      />
      {inherits && (
        <>
          <Heading level={deeper} id={`${prefix}inheritance`} html="Inheritance" />
          <Html
            html={`<p>The props of <a href="${inherits.href}">${inherits.name}</a> are accepted too.</p>`}
          />
        </>
      )}
      {themeName && (
        <>
          <Heading level={deeper} id={`${prefix}theme-default-props`} html="Theme default props" />
          <Html
            html={`<p>Set default props in the theme under the name <code>${themeName}</code>.</p>`}
          />
        </>
      )}
      {slots.length > 0 && (
        <>
          <Heading level={level} id={`${prefix}slots`} html="Slots" />
          <ApiList
            kind="slots"
            label={`Slots of ${name}`}
            columns={['Class', 'Component']}
            rows={slots.map((slot) => ({
              ...plainRow(slot.name, slot.descriptionHtml, slot.plan, `${kebabCase(name)}-slots-`),
              cells: [
                slot.className ? codeHtml(`.${slot.className}`) : '',
                slot.defaultComponent ? codeHtml(slot.defaultComponent) : '',
              ],
            }))}
          />
        </>
      )}
      {classes.length > 0 && (
        <>
          <Heading level={level} id={`${prefix}classes`} html="CSS classes" />
          <Html html="<p>Style with the class name from outside, or with the rule name through the theme’s <code>styleOverrides</code> and, where the component has it, the <code>classes</code> prop.</p>" />
          <ApiList
            kind="classes"
            label={`CSS classes of ${name}`}
            columns={['Rule']}
            rows={classes.map((rule) => ({
              ...plainRow(
                `.${rule.className}`,
                rule.descriptionHtml,
                undefined,
                `${kebabCase(name)}-classes-`,
              ),
              id: `${kebabCase(name)}-classes-${rule.className}`,
              deprecated: rule.deprecatedHtml !== undefined,
              cells: [rule.isGlobal ? 'State, for all components' : codeHtml(rule.key)],
            }))}
          />
        </>
      )}
    </>
  );
}

function HookDetails({ entry, prefix, level }: Chapter & { entry: HookApi }) {
  const { name, parameters, returns, returnType } = entry;
  return (
    <>
      <Heading level={level} id={`${prefix}parameters`} html="Parameters" />
      {parameters.length > 0 ? (
        <Members
          owner={name}
          kind="parameters"
          label={`Parameters of ${name}`}
          members={parameters}
        />
      ) : (
        <Html html="<p>The hook takes no parameters.</p>" />
      )}
      <Heading level={level} id={`${prefix}return-value`} html="Return value" />
      {returnType && <Html html={`<p>${typeHtml(returnType)}</p>`} />}
      {returns.length > 0 && (
        <Members
          owner={name}
          kind="return-value"
          label={`Return value of ${name}`}
          members={returns}
        />
      )}
    </>
  );
}

interface MembersProps {
  owner: string;
  kind: string;
  label: string;
  members: Parameters<typeof memberRows>[2];
  defaultView?: 'table' | 'expanded';
}

function Members({ owner, kind, label, members, defaultView = 'table' }: MembersProps) {
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

function plainRow(name: string, html: string, plan: Row['plan'], idPrefix = ''): Row {
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

function Html({ html }: { html: string }) {
  return <div className={`${run} ${inlineText}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
