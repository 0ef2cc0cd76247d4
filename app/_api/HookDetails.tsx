import type { HookApi } from '../_content/apiTypes.ts';
import { Heading } from '../_document/Heading.tsx';
import { Html, Members, type Chapter } from './ApiParts.tsx';
import { typeHtml } from './memberRows.ts';

/** Parameters and return value of a hook. */
export function HookDetails({ entry, prefix, level }: Chapter & { entry: HookApi }) {
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
