import ts from 'typescript';

/** Longer previews would be no shorter than the code itself. */
const maxLines = 16;
const wrappers = new Set(['div', 'Box', 'Stack', 'React.Fragment', 'Fragment']);

/**
 * The JSX that a demo's default export returns last, without an outer element that only lays out.
 * @param documented components that are what the page is about, and so never only lay out
 * @returns dedented source text, or undefined when there is none or it has more than 16 lines
 */
export function previewOf(source: string, documented: string[] = []): string | undefined {
  const file = ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const component = file.statements.find(
    (statement): statement is ts.FunctionDeclaration =>
      ts.isFunctionDeclaration(statement) &&
      (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false),
  );
  const last = component?.body?.statements.findLast(ts.isReturnStatement)?.expression;
  if (!last) return undefined;
  const jsx = ts.isParenthesizedExpression(last) ? last.expression : last;
  if (!ts.isJsxElement(jsx) && !ts.isJsxFragment(jsx) && !ts.isJsxSelfClosingElement(jsx))
    return undefined;
  const text = dedent(
    isWrapper(jsx, documented) ? innerText(jsx, source) : fromLineStart(jsx, source),
  );
  return text && text.split('\n').length <= maxLines ? text : undefined;
}

function isWrapper(node: ts.Node, documented: string[]): node is ts.JsxElement | ts.JsxFragment {
  if (ts.isJsxFragment(node)) return true;
  if (!ts.isJsxElement(node)) return false;
  const name = node.openingElement.tagName.getText();
  const holdsTextAlone = node.children.length > 0 && node.children.every(ts.isJsxText);
  return wrappers.has(name) && !documented.includes(name) && !holdsTextAlone;
}

function innerText(node: ts.JsxElement | ts.JsxFragment, source: string): string {
  const opening = ts.isJsxElement(node) ? node.openingElement : node.openingFragment;
  const closing = ts.isJsxElement(node) ? node.closingElement : node.closingFragment;
  return source.slice(opening.end, closing.getStart());
}

/** From the start of the node's line, so that its first line is indented like the others. */
function fromLineStart(node: ts.Node, source: string): string {
  const start = node.getStart();
  const lineStart = source.lastIndexOf('\n', start) + 1;
  const lead = source.slice(lineStart, start);
  return lead.trim() === '' ? source.slice(lineStart, node.end) : source.slice(start, node.end);
}

function dedent(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}
