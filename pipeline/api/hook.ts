import ts from 'typescript';
import type { ApiMember, HookApi } from '../../app/_content/apiTypes.ts';
import { readComponentComment } from './component-comment.ts';
import type { Describer } from './describe.ts';
import { docCommentOfSymbol, isIgnored, tagText } from './doc-comment.ts';
import type { ApiEntryRequest } from './entries.ts';
import { packageOfFile } from './families.ts';
import { fileOf, importLines, sourceOf } from './origin.ts';
import type { FamilyProgram, FoundExport } from './program.ts';
import { readRuntimeSource } from './runtime-source.ts';

/**
 * Describes a hook: the properties of its parameter object and of what it returns.
 * @returns undefined when it cannot be called; the mistakes say so
 */
export function describeHook(
  program: FamilyProgram,
  describer: Describer,
  entry: ApiEntryRequest,
  found: FoundExport,
): HookApi | undefined {
  const { checker } = program;
  const { name } = entry;
  const file = fileOf(found.symbol);
  const signature = checker
    .getSignaturesOfType(checker.getTypeOfSymbol(found.symbol), ts.SignatureKind.Call)
    .at(-1);
  if (!signature) {
    describer.mistakes.add(
      file || entry.file,
      undefined,
      `The types of ${name} cannot be read: it is not a function.`,
    );
    return undefined;
  }
  const at = found.symbol.declarations![0]!;
  const comment = docCommentOfSymbol(found.symbol);
  const { description, demos } = readComponentComment(comment);
  const deprecated = tagText(comment, 'deprecated');
  const defaults = readRuntimeSource(file, [found.symbol.name])?.defaults;
  const parameters = parametersOf(describer, signature, at, name);
  const result = signature.getReturnType();
  const returns = members(describer, result, at, name);
  return {
    kind: 'hook',
    path: entry.path,
    anchor: entry.anchor,
    tab: entry.tab,
    product: entry.family.product,
    name,
    exportName: found.exportName === name ? undefined : found.exportName,
    plan: entry.plan,
    descriptionHtml: describer.html(description, name, file),
    deprecatedHtml: deprecated === undefined ? undefined : describer.html(deprecated, name, file),
    demos,
    imports: importLines(program, found, name),
    source: sourceOf(found, { writtenInJavaScript: isHandWritten(at), hasMarkup: false }),
    parameters: parameters.map((member) => ({
      ...member,
      default: member.default ?? (member.required ? undefined : defaults?.get(member.name)),
    })),
    returns,
    returnType:
      returns.length === 0 && !(result.flags & ts.TypeFlags.VoidLike)
        ? describer.type(result, signature.getDeclaration()?.type)
        : undefined,
  };
}

/** The members of the one object that most hooks take; else the parameters themselves. */
function parametersOf(
  describer: Describer,
  signature: ts.Signature,
  at: ts.Node,
  subject: string,
): ApiMember[] {
  const [first, ...others] = signature.getParameters();
  if (!first) return [];
  const options = members(describer, describer.checker.getTypeOfSymbol(first), at, subject);
  if (others.length === 0 && options.length > 0) return options;
  return [first, ...others].map((parameter) => {
    const declaration = parameter.valueDeclaration;
    const optional = declaration && ts.isParameter(declaration) && declaration.questionToken;
    return describer.member(parameter, at, subject, { required: !optional });
  });
}

/** The members of an object type that the documented packages declare; none of any other type. */
function members(describer: Describer, type: ts.Type, at: ts.Node, subject: string): ApiMember[] {
  const { checker } = describer;
  const object = checker.getNonNullableType(type);
  return checker
    .getPropertiesOfType(object)
    .filter((symbol) => packageOfFile(fileOf(symbol))?.packageName.startsWith('@mui/'))
    .flatMap((symbol) => {
      const comment = docCommentOfSymbol(symbol);
      return isIgnored(comment) ? [] : [describer.member(symbol, at, subject, { comment })];
    })
    .sort((a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name));
}

/** Declarations that TypeScript writes are indented by four spaces; those written by hand by two. */
function isHandWritten(node: ts.Node): boolean {
  return /^ {2}\S/m.test(node.getSourceFile().text);
}
