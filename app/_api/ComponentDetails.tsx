import type { ComponentApi } from '../_content/apiTypes.ts';
import { Heading } from '../_document/Heading.tsx';
import { kebabCase } from './anchors.ts';
import { ApiList } from './ApiList.tsx';
import { Html, Members, plainRow, type Chapter } from './ApiParts.tsx';
import { codeHtml } from './memberRows.ts';

/** Props, inheritance, slots and classes of a component. */
export function ComponentDetails({ entry, prefix, level }: Chapter & { entry: ComponentApi }) {
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
