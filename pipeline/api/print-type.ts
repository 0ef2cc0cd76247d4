import ts from 'typescript';
import { packageOfFile } from './families.ts';

/** Prints types as people write them, not as the checker computes them. */
export interface TypePrinter {
  /** on one line */
  line(node: ts.TypeNode): string;
  /** over several lines when it is a function or an object */
  block(node: ts.TypeNode): string;
  /** forgets in which order the literals of earlier types were written */
  reset(): void;
  /** a type that has no node of its own, as a node */
  toNode(type: ts.Type): ts.TypeNode;
}

const keepAll =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.IgnoreErrors;

/** Utility types that are clearer when they are applied. */
const applied = new Set([
  'ApplyColorInversion',
  'DistributiveOmit',
  'Exclude',
  'Extract',
  'MakeOptional',
  'NonNullable',
  'OverridableStringUnion',
  'Parameters',
  'ReturnType',
]);

/**
 * @param order code in which the literals of unions stand in the order to be kept
 */
export function createTypePrinter(checker: ts.TypeChecker, order: () => string): TypePrinter {
  const toNode = (type: ts.Type): ts.TypeNode =>
    checker.typeToTypeNode(type, undefined, keepAll) ??
    ts.factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);

  /** Declarations of the aliases that were replaced by what they stand for. */
  let aliases = '';

  function line(node: ts.TypeNode): string {
    if (ts.isUnionTypeNode(node)) return union(node);
    if (ts.isIntersectionTypeNode(node))
      return node.types
        .map(operand)
        .filter((text) => !text.includes('ClassNameMap<never>'))
        .join(' & ');
    if (ts.isParenthesizedTypeNode(node)) return line(node.type);
    if (ts.isArrayTypeNode(node)) return `${operand(node.elementType)}[]`;
    if (ts.isTupleTypeNode(node)) return `[${node.elements.map(tupleElement).join(', ')}]`;
    if (ts.isLiteralTypeNode(node)) return literal(node.literal);
    if (ts.isFunctionTypeNode(node))
      return `(${node.parameters.map(parameter).join(', ')}) => ${line(node.type)}`;
    if (ts.isConstructorTypeNode(node))
      return `new (${node.parameters.map(parameter).join(', ')}) => ${line(node.type)}`;
    if (ts.isTypeLiteralNode(node)) {
      const members = node.members.map(member);
      return members.length === 0 ? '{}' : `{ ${members.join('; ')} }`;
    }
    if (ts.isTypeReferenceNode(node)) return reference(node, node.typeName, node.typeArguments);
    if (ts.isImportTypeNode(node) && node.qualifier)
      return reference(node, node.qualifier, node.typeArguments);
    if (ts.isExpressionWithTypeArguments(node)) return plain(node);
    if (ts.isTypeOperatorNode(node) && node.operator !== ts.SyntaxKind.KeyOfKeyword)
      return `${ts.tokenToString(node.operator)} ${operand(node.type)}`;
    if (ts.isTypePredicateNode(node)) return 'boolean';
    if (
      isReal(node) &&
      (ts.isIndexedAccessTypeNode(node) ||
        ts.isTypeOperatorNode(node) ||
        ts.isConditionalTypeNode(node) ||
        ts.isTypeQueryNode(node))
    )
      return resolved(node);
    return plain(node);
  }

  /** The type behind a node that only names how to compute it, if that is not longer than the node. */
  function resolved(node: ts.TypeNode): string {
    const made = toNode(checker.getTypeFromTypeNode(node));
    if (made.kind === node.kind && !ts.isTypeReferenceNode(made)) return plain(node);
    const text = line(made);
    return text.length > 1000 ? plain(node) : text;
  }

  function reference(
    node: ts.TypeNode,
    name: ts.EntityName,
    typeArguments: readonly ts.TypeNode[] | undefined,
  ): string {
    const text = entityName(name);
    const last = text.split('.').pop()!;
    const symbol = symbolOf(name);
    if (symbol && applied.has(last)) {
      if (isReal(node)) return resolved(node);
      if (last === 'OverridableStringUnion' && typeArguments) return line(typeArguments[0]!);
    }
    if (symbol && symbol.flags & ts.SymbolFlags.TypeAlias && isDocumented(symbol)) {
      const type = isReal(node)
        ? checker.getTypeFromTypeNode(node)
        : checker.getDeclaredTypeOfSymbol(symbol);
      const expands = isSimpleUnion(type) || isFunctionType(type);
      if (expands && (isReal(node) ? isSimpleUnion(type) || !typeArguments : !typeArguments)) {
        aliases = `${symbol.declarations![0]!.getText()}\n${aliases}`;
        return line(withoutAlias(type));
      }
    }
    const full = symbol && isReactType(symbol) && !text.includes('.') ? `React.${text}` : text;
    const printed = withoutDefaults(symbol, (typeArguments ?? []).map(line));
    return printed.length > 0 ? `${full}<${printed.join(', ')}>` : full;
  }

  /** Drops arguments at the end that say what the declaration says by default. */
  function withoutDefaults(symbol: ts.Symbol | undefined, printed: string[]): string[] {
    const declaration = symbol?.declarations?.find(
      (each) => ts.isTypeAliasDeclaration(each) || ts.isInterfaceDeclaration(each),
    );
    const parameters = (declaration as ts.InterfaceDeclaration | undefined)?.typeParameters ?? [];
    const kept = [...printed];
    while (kept.length > 0) {
      const fallback = parameters[kept.length - 1]?.default;
      const isDefault = fallback && sameText(line(fallback), kept.at(-1)!);
      const saysNothing = kept.at(-1) === 'any' && symbol?.name === 'ReactElement';
      if (!isDefault && !saysNothing) break;
      kept.pop();
    }
    return kept;
  }

  /** A node made from a type whose alias would lead back to the same name. */
  function withoutAlias(type: ts.Type): ts.TypeNode {
    return (
      checker.typeToTypeNode(type, undefined, keepAll | ts.NodeBuilderFlags.InTypeAlias) ??
      toNode(type)
    );
  }

  function union(node: ts.UnionTypeNode): string {
    const members = [...new Set(node.types.flatMap(unionMembers))];
    if (members.includes('true') && members.includes('false')) {
      members[members.indexOf('true')] = 'boolean';
      members.splice(members.indexOf('false'), 1);
    }
    return ordered(members).map(wrapFunction).join(' | ');
  }

  function unionMembers(node: ts.TypeNode): string[] {
    if (ts.isParenthesizedTypeNode(node)) return unionMembers(node.type);
    if (ts.isUnionTypeNode(node)) return node.types.flatMap(unionMembers);
    const text = line(node);
    return splitUnion(text);
  }

  /** Literals in the order in which they are written, then everything else; `null` and `undefined` last. */
  function ordered(members: string[]): string[] {
    const code = `${aliases}\n${order()}`.replace(/"/g, "'");
    const rank = (text: string): number => {
      if (text === 'undefined') return 4e9;
      if (text === 'null') return 3e9;
      if (!isLiteralText(text)) return 2e9;
      const at = text.startsWith("'")
        ? code.indexOf(text)
        : code.search(new RegExp(`(?<![\\w.])${text.replace('-', '\\-')}(?![\\w.])`));
      return at < 0 ? 1e9 : at;
    };
    return members
      .map((text, index) => ({ text, index, rank: rank(text) }))
      .sort((a, b) => a.rank - b.rank || a.index - b.index)
      .map(({ text }) => text);
  }

  function operand(node: ts.TypeNode): string {
    const text = line(node);
    return splitUnion(text).length > 1 || isFunctionText(text) || /^(keyof|readonly) /.test(text)
      ? `(${text})`
      : text;
  }

  function tupleElement(node: ts.TypeNode | ts.NamedTupleMember): string {
    if (ts.isNamedTupleMember(node))
      return `${node.dotDotDotToken ? '...' : ''}${node.name.text}${node.questionToken ? '?' : ''}: ${line(node.type)}`;
    if (ts.isOptionalTypeNode(node)) return `${operand(node.type)}?`;
    return ts.isRestTypeNode(node) ? `...${line(node.type)}` : line(node);
  }

  function parameter(node: ts.ParameterDeclaration): string {
    const name = `${node.dotDotDotToken ? '...' : ''}${bindingName(node.name)}${node.questionToken ? '?' : ''}`;
    return node.type ? `${name}: ${typeOf(node.type, node.questionToken ? '?' : '')}` : name;
  }

  /** The type of something optional, without saying so again. */
  function typeOf(node: ts.TypeNode | undefined, optional: string): string {
    if (!node) return 'any';
    return optional ? line(withoutUndefined(node)) : line(node);
  }

  function member(node: ts.TypeElement): string {
    const name = node.name ? memberName(node.name) : '';
    const optional = node.questionToken ? '?' : '';
    if (ts.isPropertySignature(node)) return `${name}${optional}: ${typeOf(node.type, optional)}`;
    if (ts.isMethodSignature(node) || ts.isCallSignatureDeclaration(node))
      return `${name}${optional}(${node.parameters.map(parameter).join(', ')}): ${node.type ? line(node.type) : 'any'}`;
    if (ts.isIndexSignatureDeclaration(node))
      return `[${node.parameters.map(parameter).join(', ')}]: ${line(node.type)}`;
    return plain(node);
  }

  function block(node: ts.TypeNode): string {
    if (ts.isParenthesizedTypeNode(node)) return block(node.type);
    if (ts.isFunctionTypeNode(node) && node.parameters.length > 1)
      return `(\n${node.parameters.map((each) => `  ${parameter(each)},\n`).join('')}) => ${line(node.type)}`;
    if (ts.isTypeLiteralNode(node) && node.members.length > 0)
      return `{\n${node.members.map((each) => `  ${member(each)};\n`).join('')}}`;
    if (ts.isUnionTypeNode(node)) {
      const parts = [...new Set(node.types.map(block))];
      if (parts.length === 1) return unwrapFunction(parts[0]!);
      if (parts.some((part) => part.includes('\n')))
        return parts.map((part) => `| ${part}`).join('\n');
    }
    return line(node);
  }

  function symbolOf(name: ts.EntityName): ts.Symbol | undefined {
    // The checker leaves the symbol on the names that it makes.
    const made = ts.isIdentifier(name) ? name : name.right;
    const symbol = isReal(name)
      ? checker.getSymbolAtLocation(name)
      : (made as { symbol?: ts.Symbol }).symbol;
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  }

  function plain(node: ts.Node): string {
    const source = isReal(node) ? node.getSourceFile() : emptyFile;
    const text = isReal(node)
      ? node.getText(source)
      : printer.printNode(ts.EmitHint.Unspecified, node, source);
    return text
      .replace(/import\("[^"]*"\)\./g, '')
      .replace(/\s+/g, ' ')
      .replace(/"/g, "'");
  }

  return {
    line,
    block,
    toNode,
    reset: () => {
      aliases = '';
    },
  };
}

/** A type node without the `undefined` that being optional adds. */
export function withoutUndefined(node: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(node)) return node;
  const types = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  if (types.length === node.types.length) return node;
  const [first] = types;
  if (types.length !== 1) return ts.factory.createUnionTypeNode(types);
  return ts.isParenthesizedTypeNode(first!) ? first.type : first!;
}

const emptyFile = ts.createSourceFile('empty.ts', '', ts.ScriptTarget.ESNext);
const printer = ts.createPrinter({ removeComments: true });

/** Read from a file, not made from a type. */
function isReal(node: ts.Node): boolean {
  return node.pos >= 0;
}

function literal(node: ts.LiteralTypeNode['literal']): string {
  if (ts.isStringLiteral(node)) return `'${node.text.replace(/['\\]/g, '\\$&')}'`;
  if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) return node.text;
  if (ts.isPrefixUnaryExpression(node)) return `-${(node.operand as ts.NumericLiteral).text}`;
  return (
    { [ts.SyntaxKind.TrueKeyword]: 'true', [ts.SyntaxKind.FalseKeyword]: 'false' }[
      node.kind as number
    ] ?? 'null'
  );
}

function entityName(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : `${entityName(name.left)}.${name.right.text}`;
}

function bindingName(name: ts.BindingName): string {
  return ts.isIdentifier(name) ? name.text : 'params';
}

function memberName(name: ts.PropertyName): string {
  if (ts.isIdentifier(name)) return name.text;
  if (ts.isStringLiteral(name)) return `'${name.text}'`;
  return ts.isComputedPropertyName(name) && isReal(name)
    ? name.getText()
    : 'text' in name
      ? name.text
      : '';
}

/** Declared in a package of the libraries that this site documents. */
function isDocumented(symbol: ts.Symbol): boolean {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  return file !== undefined && (packageOfFile(file)?.packageName.startsWith('@mui/') ?? false);
}

function isReactType(symbol: ts.Symbol): boolean {
  const declaration = symbol.declarations?.[0];
  const file = declaration?.getSourceFile().fileName;
  return (
    file !== undefined &&
    packageOfFile(file)?.packageName === '@types/react' &&
    !(symbol.flags & ts.SymbolFlags.TypeParameter)
  );
}

/** Only literals and primitives: worth more in full than by name. */
export function isSimpleUnion(type: ts.Type): boolean {
  const simple =
    ts.TypeFlags.Literal |
    ts.TypeFlags.StringLike |
    ts.TypeFlags.NumberLike |
    ts.TypeFlags.BooleanLike |
    ts.TypeFlags.Null |
    ts.TypeFlags.Undefined;
  return type.isUnion()
    ? type.types.every(({ flags }) => flags & simple)
    : (type.flags & simple) !== 0;
}

function isFunctionType(type: ts.Type): boolean {
  return (
    type.getCallSignatures().length === 1 &&
    type.getProperties().length === 0 &&
    type.aliasSymbol !== undefined
  );
}

const namespaces = /\b(React\.)?(JSX\.)?(Native(?=[A-Z]))?/g;

/** Equal but for namespaces, which the checker may leave out. */
const sameText = (a: string, b: string) => a.replace(namespaces, '') === b.replace(namespaces, '');

const isLiteralText = (text: string) => /^('.*'|-?[\d.]+|true|false)$/.test(text);

const isFunctionText = (text: string) => /^(new )?\(.*\) => /.test(text);

/** A function that stands alone needs no parentheses. */
export function unwrapFunction(text: string): string {
  const inner = /^\((.*)\)$/s.exec(text)?.[1];
  return inner !== undefined && isFunctionText(inner) && !isFunctionText(text) ? inner : text;
}

const wrapFunction = (text: string) => (isFunctionText(text) ? `(${text})` : text);

/** Splits a printed union at its top level. A function's result is not looked into. */
export function splitUnion(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (character === "'" && text[at - 1] !== '\\') quoted = !quoted;
    if (quoted) continue;
    if (text.startsWith('=>', at)) {
      if (depth === 0) return [text];
      at += 1;
    } else if ('([{<'.includes(character)) depth += 1;
    else if (')]}>'.includes(character)) depth -= 1;
    else if (depth === 0 && text.startsWith(' | ', at)) {
      parts.push(text.slice(start, at));
      start = at + 3;
    }
  }
  return [...parts, text.slice(start)];
}
