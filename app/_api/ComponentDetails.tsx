import type { ComponentApi } from '../_content/apiTypes.ts';
import { frameLanguage } from '../_i18n/frameLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { Heading } from '../_document/Heading.tsx';
import { kebabCase } from './anchors.ts';
import { ApiList } from './ApiList.tsx';
import { Members, plainRow, Sentence, type Chapter } from './ApiParts.tsx';
import { codeHtml } from './memberRows.ts';

/** Props, inheritance, slots and classes of a component. */
export async function ComponentDetails({
  entry,
  prefix,
  level,
}: Chapter & { entry: ComponentApi }) {
  const { name, props, slots, classes, inherits, themeName, holdsRef, spreadsProps } = entry;
  const [language, t] = await Promise.all([frameLanguage(), requestTranslate()]);
  const deeper = (level + 1) as 3 | 4;
  const inherited = inherits && `<a href="${inherits.href}">${inherits.name}</a>`;
  return (
    <>
      <Heading level={level} id={`${prefix}props`} html={t('api.props')} language={language} />
      {spreadsProps && (
        <Sentence
          html={
            inherited ? t('api.spreadToComponent', { component: inherited }) : t('api.spreadToRoot')
          }
        />
      )}
      <Members
        owner={name}
        kind="prop"
        label={t('api.propsOf', { name })}
        members={props}
        chapters={{
          classes: classes.length > 0 ? `${prefix}classes` : undefined,
          slots: slots.length > 0 ? `${prefix}slots` : undefined,
        }}
      />
      <Sentence
        html={t(holdsRef ? 'api.holdsRef' : 'api.holdsNoRef', { ref: '<code>ref</code>' })}
      />
      {inherited && (
        <>
          <Heading
            level={deeper}
            id={`${prefix}inheritance`}
            html={t('api.inheritance')}
            language={language}
          />
          <Sentence html={t('api.inherited', { component: inherited })} />
        </>
      )}
      {themeName && (
        <>
          <Heading
            level={deeper}
            id={`${prefix}theme-default-props`}
            html={t('api.themeDefaultProps')}
            language={language}
          />
          <Sentence html={t('api.themeName', { name: `<code>${themeName}</code>` })} />
        </>
      )}
      {slots.length > 0 && (
        <>
          <Heading level={level} id={`${prefix}slots`} html={t('api.slots')} language={language} />
          <ApiList
            kind="slots"
            label={t('api.slotsOf', { name })}
            columns={['class', 'component']}
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
          <Heading
            level={level}
            id={`${prefix}classes`}
            html={t('api.classes')}
            language={language}
          />
          <Sentence
            html={t('api.styling', {
              styleOverrides: '<code>styleOverrides</code>',
              classes: '<code>classes</code>',
            })}
          />
          <ApiList
            kind="classes"
            label={t('api.classesOf', { name })}
            columns={['rule']}
            rows={classes.map((rule) => ({
              ...plainRow(
                `.${rule.className}`,
                rule.descriptionHtml,
                undefined,
                `${kebabCase(name)}-classes-`,
              ),
              id: `${kebabCase(name)}-classes-${rule.className}`,
              deprecated: rule.deprecatedHtml !== undefined,
              cells: [rule.isGlobal ? t('api.globalClass') : codeHtml(rule.key)],
            }))}
          />
        </>
      )}
    </>
  );
}
