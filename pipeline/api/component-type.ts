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
    if (!props) return [];
    const resolved = checker.getTypeOfSymbol(props);
    return resolved.isUnion() ? resolved.types : [resolved];
  });
  if (variants.some((variant) => variant.flags & ts.TypeFlags.Any)) return undefined;
  return {
    find(name) {
      const found = variants.map((variant) => checker.getPropertyOfType(variant, name));
      const present = found.filter((each) => each !== undefined);
      // The last signature is the one without `component`, where props have their plain types.
      const property = present.at(-1);
      if (!property) return undefined;
      return {
        symbol: property,
        required:
          present.length === found.length &&
          present.every(({ flags }) => !(flags & ts.SymbolFlags.Optional)),
      };
    },
    names: () => [
      ...new Set(
        variants.flatMap((each) => checker.getPropertiesOfType(each).map(({ name }) => name)),
      ),
    ],
  };
}
