import type { HookApi } from '../_content/apiTypes.ts';
import { frameLanguage } from '../_i18n/frameLanguage.ts';
import { requestTranslate } from '../_i18n/requestTranslate.ts';
import { Heading } from '../_document/Heading.tsx';
import { Html, Members, Sentence, type Chapter } from './ApiParts.tsx';
import { typeHtml } from './memberRows.ts';

/** Parameters and return value of a hook. */
export async function HookDetails({ entry, prefix, level }: Chapter & { entry: HookApi }) {
  const { name, parameters, returns, returnType } = entry;
  const [language, t] = await Promise.all([frameLanguage(), requestTranslate()]);
  return (
    <>
      <Heading
        level={level}
        id={`${prefix}parameters`}
        html={t('api.parameters')}
        language={language}
      />
      {parameters.length > 0 ? (
        <Members
          owner={name}
          kind="parameters"
          label={t('api.parametersOf', { name })}
          members={parameters}
        />
      ) : (
        <Sentence html={t('api.noParameters')} />
      )}
      <Heading
        level={level}
        id={`${prefix}return-value`}
        html={t('api.returnValue')}
        language={language}
      />
      {returnType && <Html html={`<p>${typeHtml(returnType)}</p>`} />}
      {returns.length > 0 && (
        <Members
          owner={name}
          kind="return-value"
          label={t('api.returnValueOf', { name })}
          members={returns}
        />
      )}
    </>
  );
}
