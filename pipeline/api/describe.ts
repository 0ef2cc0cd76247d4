import ts from 'typescript';
import type { ApiMember, ApiSignature, ApiType } from '../../app/_content/apiTypes.ts';
import type { Mistakes } from '../author-error.ts';
import {
  defaultOf,
  describedSignature,
  docCommentOfSymbol,
  tagText,
  type DocComment,
} from './doc-comment.ts';
import { packageOfFile } from './families.ts';
import { correct } from './corrections.ts';
import { renderInlineMarkdown } from './inline-markdown.ts';
import { abbreviate } from './abbreviate.ts';
import {
  createTypePrinter,
  isSimpleUnion,
  splitUnion,
  unwrapFunction,
  withoutUndefined,
} from './print-type.ts';

/** What describing needs to know. */
export interface DescribeContext {
  checker: ts.TypeChecker;
  /** the page of any entry */
  pathOf: (name: string) => string | undefined;
  /** the page of an entry that is a type */
  interfacePathOf: (name: string) => string | undefined;
  mistakes: Mistakes;
}

/** Turns the compiler's symbols into the plain data of documents. */
export interface Describer extends DescribeContext {
  /** markdown of a doc comment as HTML; what is broken in it becomes a mistake of `subject` */
  html(markdown: string, subject: string, file: string): string;
  /** a property, a field or a parameter object's member */
  member(symbol: ts.Symbol, at: ts.Node, subject: string, options?: MemberOptions): ApiMember;
  type(type: ts.Type, node: ts.TypeNode | undefined, options?: TypeOptions): ApiType;
}

export interface MemberOptions {
  comment?: DocComment;
  /** code in which literals stand in the order to be kept */
  order?: string;
  required?: boolean;
}

interface TypeOptions {
  optional?: boolean;
  order?: string;
}

/** A describer for one family. */
export function createDescriber(context: DescribeContext): Describer {
  const { checker, pathOf, interfacePathOf, mistakes } = context;
  let order = '';
  const printer = createTypePrinter(checker, () => order);

  function html(markdown: string, subject: string, file: string): string {
    const { html: rendered, problems } = renderInlineMarkdown(correct(markdown), pathOf);
    for (const problem of problems) mistakes.add(file, undefined, `${subject}: ${problem}`);
    return rendered;
  }

  function type(
    resolved: ts.Type,
    declared: ts.TypeNode | undefined,
    { optional = false, order: literals }: TypeOptions = {},
  ): ApiType {
    order = [declared?.getText(), aliasText(resolved), literals].filter(Boolean).join('\n');
    printer.reset();
    const readable =
      declared && !mentionsOuterTypeParameter(declared) ? declared : printer.toNode(resolved);
    const node = optional ? withoutUndefined(readable) : readable;
    const parts = splitUnion(printer.line(node)).filter(
      (part, _, all) => !optional || part !== 'undefined' || all.length === 1,
    );
    if (parts.length === 1) parts[0] = unwrapFunction(parts[0]!);
    const line = parts.join(' | ');
    const text = abbreviate(parts, line);
    const details = text === line ? namedDetails(resolved) : printer.block(node);
    return { text, details, links: linksOf(`${text}\n${details ?? ''}`) };
  }

  /** The members of an object type of the documented libraries that the text only names. */
  function namedDetails(resolved: ts.Type): string | undefined {
    let object = checker.getNonNullableType(resolved);
    if (checker.isArrayType(object))
      object = checker.getTypeArguments(object as ts.TypeReference)[0]!;
    const symbol = object.aliasSymbol ?? object.symbol;
    if (!symbol || !(object.flags & ts.TypeFlags.Object) || !isOwn(symbol)) return undefined;
    if (
      /(Classes|Slots?|SlotProps|SlotsComponentsProps|Theme|TransitionProps)$/.test(symbol.name) ||
      pathOf(symbol.name)
    )
      return undefined;
    const properties = checker.getPropertiesOfType(object);
    if (properties.length === 0 || properties.length > 30 || object.getCallSignatures().length > 0)
      return undefined;
    if (!properties.every(isOwn)) return undefined;
    const lines = properties.map((property) => {
      const node = typeNodeOf(property);
      const optional = isOptional(property);
      const printed =
        node && !mentionsOuterTypeParameter(node)
          ? node
          : printer.toNode(checker.getTypeOfSymbol(property));
      const shown = optional ? withoutUndefined(printed) : printed;
      return `  ${property.name}${optional ? '?' : ''}: ${printer.line(shown)};`;
    });
    return `{\n${lines.join('\n')}\n}`;
  }

  /** Interfaces have pages of their own; the props of a component are described on the component's. */
  function pageOfType(name: string): string | undefined {
    return name.endsWith('Props') ? pathOf(name.slice(0, -'Props'.length)) : interfacePathOf(name);
  }

  function linksOf(text: string): Record<string, string> | undefined {
    const found = new Map<string, string>();
    for (const [name] of text.matchAll(/\b[A-Z]\w+/g)) {
      const path = pageOfType(name);
      if (path) found.set(name, path);
    }
    return found.size > 0 ? Object.fromEntries(found) : undefined;
  }

  function member(
    symbol: ts.Symbol,
    at: ts.Node,
    subject: string,
    options: MemberOptions = {},
  ): ApiMember {
    const comment = options.comment ?? docCommentOfSymbol(symbol);
    const file = at.getSourceFile().fileName;
    const resolved = checker.getTypeOfSymbolAtLocation(symbol, at);
    const deprecated = tagText(comment, 'deprecated');
    const name = symbol.name;
    return {
      name,
      required: options.required ?? !isOptional(symbol),
      type: type(constraintOf(resolved), typeNodeOf(symbol), {
        optional: isOptional(symbol),
        ...(options.order === undefined ? {} : { order: options.order }),
      }),
      default: defaultOf(comment),
      descriptionHtml: html(withSee(comment), `${subject}.${name}`, file),
      deprecatedHtml:
        deprecated === undefined ? undefined : html(deprecated, `${subject}.${name}`, file),
      signature: signature(resolved, symbol, comment, subject, at),
    };
  }

  /** A type parameter says less than what it must be, when that can be said in full. */
  function constraintOf(resolved: ts.Type): ts.Type {
    const members = resolved.isUnion() ? resolved.types : [resolved];
    const core = members.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const open = ts.TypeFlags.TypeParameter | ts.TypeFlags.IndexedAccess;
    if (core.length !== 1 || !(core[0]!.flags & open)) return resolved;
    const constraint = checker.getBaseConstraintOfType(core[0]!);
    const clear =
      constraint && (constraint.aliasSymbol?.name === 'ElementType' || isSimpleUnion(constraint));
    return clear ? constraint : resolved;
  }

  function signature(
    resolved: ts.Type,
    symbol: ts.Symbol,
    comment: DocComment,
    subject: string,
    at: ts.Node,
  ): ApiSignature | undefined {
    const described = describedSignature(comment);
    const node = typeNodeOf(symbol);
    const written = node ? ts.isFunctionTypeNode(node) : symbol.flags & ts.SymbolFlags.Method;
    if (!written && described.parameters.size === 0 && described.returns === undefined)
      return undefined;
    const found = signaturesOf(checker.getNonNullableType(resolved))[0];
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

  return { ...context, html, member, type };

  function signaturesOf(resolved: ts.Type): readonly ts.Signature[] {
    const types = resolved.isUnion() ? resolved.types : [resolved];
    return types.flatMap((each) => checker.getSignaturesOfType(each, ts.SignatureKind.Call));
  }
}

/** `@see` belongs to the text. */
function withSee(comment: DocComment): string {
  const see = comment.tags.filter(({ name }) => name === 'see').map(({ text }) => text);
  const sentences = see.map((text) => (/^see\b/i.test(text) ? text : `See ${text}`));
  return [comment.text, ...sentences].filter(Boolean).join('\n\n');
}

/** The type as it is written in a declaration. */
function typeNodeOf(symbol: ts.Symbol): ts.TypeNode | undefined {
  const [declaration, ...others] = symbol.declarations ?? [];
  if (!declaration || others.length > 0) return undefined;
  if (
    ts.isPropertySignature(declaration) ||
    ts.isParameter(declaration) ||
    ts.isPropertyDeclaration(declaration)
  )
    return declaration.type;
  return undefined;
}

/** Whether a node depends on a type parameter that is declared outside of it. */
function mentionsOuterTypeParameter(root: ts.TypeNode): boolean {
  const outer = new Set<string>();
  for (let node: ts.Node = root.parent; node; node = node.parent)
    for (const parameter of (node as { typeParameters?: readonly ts.TypeParameterDeclaration[] })
      .typeParameters ?? [])
      outer.add(parameter.name.text);
  for (let node: ts.Node = root.parent; node; node = node.parent)
    if (ts.isMappedTypeNode(node)) outer.add(node.typeParameter.name.text);
  if (outer.size === 0) return false;
  let found = false;
  const visit = (node: ts.Node): void => {
    found ||=
      ts.isTypeReferenceNode(node) &&
      ts.isIdentifier(node.typeName) &&
      outer.has(node.typeName.text);
    if (!found) ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

/** Declared in a documented package. */
function isOwn(symbol: ts.Symbol): boolean {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  return file !== undefined && (packageOfFile(file)?.packageName.startsWith('@mui/') ?? false);
}

/** Where the members of a union alias are written. */
function aliasText(type: ts.Type): string | undefined {
  return type.aliasSymbol?.declarations?.[0]?.getText();
}
