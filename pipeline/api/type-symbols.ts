import ts from 'typescript';
import { packageOfFile } from './families.ts';

/** Declared in a package of the libraries that this site documents. */
export function isDocumented(symbol: ts.Symbol): boolean {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  return file !== undefined && (packageOfFile(file)?.packageName.startsWith('@mui/') ?? false);
}

export function isReactType(symbol: ts.Symbol): boolean {
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

export function isFunctionType(type: ts.Type): boolean {
  return (
    type.getCallSignatures().length === 1 &&
    type.getProperties().length === 0 &&
    type.aliasSymbol !== undefined
  );
}

/** The type as it is written in a declaration. */
export function typeNodeOf(symbol: ts.Symbol): ts.TypeNode | undefined {
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
export function mentionsOuterTypeParameter(root: ts.TypeNode): boolean {
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

/** Marked with `?`. */
export const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;
