import ts from 'typescript';
import type { ApiSignature } from '../../app/_content/apiTypes.ts';
import type { Describer } from './describe.ts';
import { describedSignature, type DocComment } from './doc-comment.ts';
import { typeNodeOf } from './type-symbols.ts';

/**
 * Describes what a function-valued member is called with and returns. The types are the declaration's, the texts the
 * comment's.
 * @returns undefined when the member is no function, or only named as one and not described
 */
export function describeSignature(
  describer: Pick<Describer, 'checker' | 'html' | 'type'>,
  symbol: ts.Symbol,
  comment: DocComment,
  subject: string,
  at: ts.Node,
): ApiSignature | undefined {
  const { checker, html, type } = describer;
  const resolved = checker.getTypeOfSymbolAtLocation(symbol, at);
  const described = describedSignature(comment);
  const node = typeNodeOf(symbol);
  const written = node ? ts.isFunctionTypeNode(node) : symbol.flags & ts.SymbolFlags.Method;
  if (!written && described.parameters.size === 0 && described.returns === undefined)
    return undefined;
  const found = signaturesOf(checker, checker.getNonNullableType(resolved))[0];
  if (!found) return undefined;
  const file = at.getSourceFile().fileName;
  const label = `${subject}.${symbol.name}`;
  const texts = [...described.parameters].filter(([name]) => !name.includes('.'));
  const parameters = found.getParameters().map((parameter, index) => {
    const declaration = parameter.valueDeclaration;
    const isParameter = declaration !== undefined && ts.isParameter(declaration);
    const optional =
      isParameter &&
      (declaration.questionToken !== undefined || declaration.initializer !== undefined);
    const named = described.parameters.get(parameter.name);
    const renamed = named === undefined && texts.length === found.getParameters().length;
    return {
      name: parameter.name.startsWith('__') ? (texts[index]?.[0] ?? 'params') : parameter.name,
      optional,
      type: type(
        checker.getTypeOfSymbolAtLocation(parameter, at),
        isParameter ? declaration.type : undefined,
        { optional },
      ),
      descriptionHtml: html(named ?? (renamed ? texts[index]![1] : ''), label, file),
    };
  });
  const result = found.getReturnType();
  if (result.flags & ts.TypeFlags.VoidLike && !described.returns) return { parameters };
  const resultNode = found.getDeclaration()?.type;
  return {
    parameters,
    returns: {
      type: type(result, resultNode),
      descriptionHtml: html(described.returns ?? '', label, file),
    },
  };
}

function signaturesOf(checker: ts.TypeChecker, resolved: ts.Type): readonly ts.Signature[] {
  const types = resolved.isUnion() ? resolved.types : [resolved];
  return types.flatMap((each) => checker.getSignaturesOfType(each, ts.SignatureKind.Call));
}
