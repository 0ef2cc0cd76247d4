import ts from 'typescript';

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
export function isReal(node: ts.Node): boolean {
  return node.pos >= 0;
}

/** A literal as it is written in this project's code. */
export function literal(node: ts.LiteralTypeNode['literal']): string {
  if (ts.isStringLiteral(node)) return `'${node.text.replace(/['\\]/g, '\\$&')}'`;
  if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) return node.text;
  if (ts.isPrefixUnaryExpression(node)) return `-${(node.operand as ts.NumericLiteral).text}`;
  return (
    { [ts.SyntaxKind.TrueKeyword]: 'true', [ts.SyntaxKind.FalseKeyword]: 'false' }[
      node.kind as number
    ] ?? 'null'
  );
}

/** `React.ReactNode` */
export function entityName(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : `${entityName(name.left)}.${name.right.text}`;
}

/** The name of a parameter; one that is taken apart has none. */
export function bindingName(name: ts.BindingName): string {
  return ts.isIdentifier(name) ? name.text : 'params';
}

/** The name of a property, quoted if it must be. */
export function memberName(name: ts.PropertyName): string {
  if (ts.isIdentifier(name)) return name.text;
  if (ts.isStringLiteral(name)) return `'${name.text}'`;
  return ts.isComputedPropertyName(name) && isReal(name)
    ? name.getText()
    : 'text' in name
      ? name.text
      : '';
}

/** The node's own text, with nothing resolved. */
export function plain(node: ts.Node): string {
  const source = isReal(node) ? node.getSourceFile() : emptyFile;
  const text = isReal(node)
    ? node.getText(source)
    : printer.printNode(ts.EmitHint.Unspecified, node, source);
  return text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/"/g, "'");
}
