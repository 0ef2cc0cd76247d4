import { css } from '@pigment-css/react';
import { CodeBlock } from '../_code/CodeBlock.tsx';
import type { ApiDocument } from '../_content/apiTypes.ts';
import type { ApiSection } from '../_content/types.ts';
import { frameLanguage } from '../_i18n/frameLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { Callout } from '../_document/Callout.tsx';
import { Heading } from '../_document/Heading.tsx';
import { inlineText, run } from '../_document/proseStyles.ts';
import { kebabCase } from './anchors.ts';
import { ApiList } from './ApiList.tsx';
import { Html, Members, plainRow, type Chapter } from './ApiParts.tsx';
import { ComponentDetails } from './ComponentDetails.tsx';
import { HookDetails } from './HookDetails.tsx';
import { block, codeHtml, typeHtml } from './memberRows.ts';

/** One entry of the API reference. On a page that holds several, each is a chapter with an anchor of its own. */
export async function ApiReference({ section }: { section: ApiSection }) {
  const [language, t] = await Promise.all([frameLanguage(), requestTranslate()]);
  const { entry, importCode, uses } = section;
  const prefix = entry.anchor ? `${entry.anchor}-` : '';
  const chapter = { prefix, level: entry.anchor ? 3 : 2 } as const;
  return (
    <>
      {entry.anchor && <Heading level={2} id={entry.anchor} html={codeHtml(entry.name)} />}
      {entry.deprecatedHtml !== undefined && (
        <Callout kind="warning" title={t('api.deprecated')} titleLanguage={language}>
          <Html html={block(entry.deprecatedHtml) || `<p>${t('api.willBeRemoved')}</p>`} />
        </Callout>
      )}
      {entry.descriptionHtml && <Html html={block(entry.descriptionHtml)} />}
      {uses.length > 0 && (
        <Callout kind="success" title={t('api.uses')} titleLanguage={language}>
          <ul className={`${run} ${inlineText} ${listOfUses}`}>
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
          <Heading
            level={chapter.level}
            id={`${prefix}import`}
            html={t('api.import')}
            language={language}
          />
          <CodeBlock code={importCode} />
        </>
      )}
      <Details entry={entry} {...chapter} />
    </>
  );
}

const listOfUses = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  margin: 0,
  padding: 0,
  fontSize: '0.875rem',
  listStyle: 'none',
  'ul&': { paddingInlineStart: 0, marginBlock: 0 },
});

async function Details({ entry, ...chapter }: Chapter & { entry: ApiDocument }) {
  const [language, t] = await Promise.all([frameLanguage(), requestTranslate()]);
  switch (entry.kind) {
    case 'component':
      return <ComponentDetails entry={entry} {...chapter} />;
    case 'hook':
      return <HookDetails entry={entry} {...chapter} />;
    case 'interface':
      return (
        <>
          <Heading
            level={chapter.level}
            id={`${chapter.prefix}properties`}
            html={t('api.properties')}
            language={language}
          />
          <Members
            owner={entry.name}
            kind="prop"
            label={t('api.propertiesOf', { name: entry.name })}
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
          columns={['params', 'event', 'prop']}
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
          columns={['group', 'returns']}
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
                {plan && ` (${t(`frame.flags.${plan}`)})`}
              </li>
            ))}
          </ul>
        </div>
      ));
  }
}
