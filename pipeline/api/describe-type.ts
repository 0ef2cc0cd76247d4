import ts from 'typescript';
import type { ApiType } from '../../app/_content/apiTypes.ts';
import { abbreviate } from './abbreviate.ts';
import type { DescribeContext } from './describe.ts';
import { createTypePrinter } from './print-type.ts';
import { withoutUndefined } from './type-nodes.ts';
import {
  isDocumented,
  isOptional,
  isSimpleUnion,
  mentionsOuterTypeParameter,
  typeNodeOf,
} from './type-symbols.ts';
import { splitUnion, unwrapFunction } from './type-text.ts';

export interface TypeOptions {
  /** leave out the `undefined` that being optional adds */
  optional?: boolean | undefined;
  /** code in which literals stand in the order to be kept */
  order?: string | undefined;
}

/** Describes a type: from the node that declares it where it can stand for itself, else from what the checker computed. */
export type DescribeType = (
  resolved: ts.Type,
  declared: ts.TypeNode | undefined,
  options?: TypeOptions,
) => ApiType;

/** A describer of types for one family. */
export function createTypeDescriber({
  checker,
  pathOf,
  interfacePathOf,
}: Omit<DescribeContext, 'mistakes'>): DescribeType {
  let order = '';
  const printer = createTypePrinter(checker, () => order);

  function type(
    resolved: ts.Type,
    declared: ts.TypeNode | undefined,
    { optional = false, order: literals }: TypeOptions = {},
  ): ApiType {
    resolved = constraintOf(resolved);
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
    if (!symbol || !(object.flags & ts.TypeFlags.Object) || !isDocumented(symbol)) return undefined;
    if (
      /(Classes|Slots?|SlotProps|SlotsComponentsProps|Theme|TransitionProps)$/.test(symbol.name) ||
      pathOf(symbol.name)
    )
      return undefined;
    const properties = checker.getPropertiesOfType(object);
    if (properties.length === 0 || properties.length > 30 || object.getCallSignatures().length > 0)
      return undefined;
    if (!properties.every(isDocumented)) return undefined;
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

  /** A type parameter says less than what it must be, when that can be said in full. */
  function constraintOf(resolved: ts.Type): ts.Type {
    const members = resolved.isUnion() ? resolved.types : [resolved];
    const core = members.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const open = ts.TypeFlags.TypeParameter | ts.TypeFlags.IndexedAccess;
    if (core.length !== 1 || !(core[0]!.flags & open)) return resolved;
    const constraint = checker.getBaseConstraintOfType(core[0]!);
    const clear =
      constraint &&
      (constraint.aliasSymbol?.name === 'ElementType' ||
        isSimpleUnion(constraint) ||
        (core[0]!.flags & ts.TypeFlags.IndexedAccess && constraint.isUnion()));
    return clear ? constraint : resolved;
  }

  return type;
}

/** Where the members of a union alias are written. */
function aliasText(type: ts.Type): string | undefined {
  return type.aliasSymbol?.declarations?.[0]?.getText();
}
