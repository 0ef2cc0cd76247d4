import ts from 'typescript';
import {
  bindingName,
  entityName,
  isReal,
  literal,
  memberName,
  plain,
  withoutUndefined,
} from './type-nodes.ts';
import { isDocumented, isFunctionType, isReactType, isSimpleUnion } from './type-symbols.ts';
import {
  inWrittenOrder,
  isFunctionText,
  sameText,
  splitUnion,
  unwrapFunction,
  wrapFunction,
} from './type-text.ts';

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
    return inWrittenOrder(members, `${aliases}\n${order()}`).map(wrapFunction).join(' | ');
  }

  function unionMembers(node: ts.TypeNode): string[] {
    if (ts.isParenthesizedTypeNode(node)) return unionMembers(node.type);
    if (ts.isUnionTypeNode(node)) return node.types.flatMap(unionMembers);
    const text = line(node);
    return splitUnion(text);
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

  return {
    line,
    block,
    toNode,
    reset: () => {
      aliases = '';
    },
  };
}
