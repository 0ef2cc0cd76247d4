import ts from 'typescript';

/** The props that a component takes, over all of its call signatures. */
export interface ComponentProps {
  /** undefined when the component has no such prop */
  find(name: string): { symbol: ts.Symbol; required: boolean } | undefined;
  names(): string[];
}

/**
 * Reads the props of a component from its type: a function, an overloaded interface such as OverridableComponent,
 * a class, or a union of a function and a class.
 * @returns undefined when the type is none of these
 */
export function readComponentProps(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
): ComponentProps | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const types = type.isUnion() ? type.types : [type];
  const signatures = types.flatMap((each) => {
    const calls = checker.getSignaturesOfType(each, ts.SignatureKind.Call);
    return calls.length > 0 ? calls : checker.getSignaturesOfType(each, ts.SignatureKind.Construct);
  });
  if (signatures.length === 0) return undefined;
  const variants = signatures.flatMap((signature) => {
    const props = signature.getParameters()[0];
    return props ? [checker.getTypeOfSymbol(props)] : [];
  });
  if (variants.some((variant) => variant.flags & ts.TypeFlags.Any)) return undefined;
  return {
    find(name) {
      const found = variants.map((variant) => findProperty(checker, variant, name));
      const present = found.filter((each) => each !== undefined);
      // The last signature is the one without `component`, where props have their plain types.
      const last = present.at(-1);
      if (!last) return undefined;
      return {
        symbol: last.symbol,
        required: present.length === found.length && present.every(({ required }) => required),
      };
    },
    names: () => [
      ...new Set(
        variants
          .flatMap((variant) => (variant.isUnion() ? variant.types : [variant]))
          .flatMap((each) => checker.getPropertiesOfType(each).map(({ name }) => name)),
      ),
    ],
  };
}

/** Of a union of props, a property that only some members have is optional. */
function findProperty(
  checker: ts.TypeChecker,
  type: ts.Type,
  name: string,
): { symbol: ts.Symbol; required: boolean } | undefined {
  const symbol = checker.getPropertyOfType(type, name);
  if (symbol) return { symbol, required: !(symbol.flags & ts.SymbolFlags.Optional) };
  if (!type.isUnion()) return undefined;
  const some = type.types.map((each) => checker.getPropertyOfType(each, name)).find(Boolean);
  return some && { symbol: some, required: false };
}
