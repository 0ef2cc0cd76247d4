import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { docCommentOf, type DocComment } from './doc-comment.ts';

/** What the compiled JavaScript of a component tells that its declarations do not. */
export interface RuntimeSource {
  file: string;
  /** the documented list of props: prop types are generated from the types, and say which props to show */
  propTypes: RuntimeProp[] | undefined;
  /** default values in the destructuring of props, as code */
  defaults: ReadonlyMap<string, string>;
  holdsRef: boolean;
  spreadsProps: boolean;
  /** `MuiButton` */
  themeName: string | undefined;
  /** whether the source was a declaration with hand-written JavaScript beside it */
  writtenInJavaScript: boolean;
  comment: DocComment;
}

export interface RuntimeProp {
  name: string;
  comment: DocComment;
  required: boolean;
  requiresRef: boolean;
  /** the prop type as code: a source of the order in which literals are written */
  code: string;
}

const files = new Map<string, ts.SourceFile>();

/** Frees parsed files. */
export function forgetRuntimeSources(): void {
  files.clear();
}

/**
 * Reads the JavaScript beside a component's declaration.
 * @param declarationFile `…/Button/Button.d.ts`
 * @param names of the component: as it is declared, and as it is documented
 * @returns undefined when there is no such file
 */
export function readRuntimeSource(
  declarationFile: string,
  names: readonly string[],
): RuntimeSource | undefined {
  const base = declarationFile.replace(/\.d\.m?ts$/, '');
  // A package whose root is CommonJS keeps the modules beside it.
  const modules = base.replace(/(\/node_modules\/@mui\/[^/]+)\//, '$1/esm/');
  const file = [`${base}.mjs`, `${modules}.js`, `${base}.js`].find((each) => fs.existsSync(each));
  if (!file) return undefined;
  const source = parse(file);
  const own = declarationsIn(source, names);
  const propTypes = findPropTypes(source, names);
  const code = own.map((node) => node.getText(source)).join('\n');
  const factory =
    /=\s*(?:\/\*#__PURE__\*\/\s*)?(?:\(0,\s*)?[\w$.]*\bcreate(?:Box|Container|Grid2?|Stack|SvgIcon)\)?\(/.test(
      code,
    );
  return {
    file,
    propTypes: propTypes && readPropTypes(propTypes, source),
    defaults: findDefaults(own, source),
    holdsRef: factory || /forwardRef\d?\)?\(/i.test(code),
    spreadsProps:
      factory || /\.\.\.(in)?props\b|_extends\(\{\}, (in)?props\b/i.test(code) || own.some(hasRest),
    themeName: findThemeName(code) ?? findImportedThemeName(code, source),
    writtenInJavaScript: source.text.includes('edit the d.ts file'),
    comment: own.length > 0 ? docCommentOf(own.at(-1)!) : { text: '', tags: [] },
  };
}

function parse(file: string): ts.SourceFile {
  let source = files.get(file);
  if (!source) {
    const text = fs.readFileSync(file, 'utf8');
    source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
    files.set(file, source);
  }
  return source;
}

/** The statements that make the component: itself, and what it wraps (`const DataGrid = memo(DataGridRaw)`). */
function declarationsIn(source: ts.SourceFile, names: readonly string[]): ts.Statement[] {
  const wanted = new Set(
    names.flatMap((name) => [name, `${name}Raw`, `${name}In`, `Inner${name}`]),
  );
  const mentions = (statement: ts.Statement): boolean => {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      return statement.name !== undefined && wanted.has(statement.name.text);
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.some(
        (declaration) => ts.isIdentifier(declaration.name) && wanted.has(declaration.name.text),
      );
    return (
      ts.isExpressionStatement(statement) &&
      ts.isBinaryExpression(statement.expression) &&
      new RegExp(`(^|\\.)(${names.join('|')})$`).test(statement.expression.left.getText(source))
    );
  };
  return source.statements.filter(mentions);
}

/** The object of `Name.propTypes = {…}`, also behind a check of the environment. */
function findPropTypes(
  source: ts.SourceFile,
  names: readonly string[],
): ts.ObjectLiteralExpression | undefined {
  const found = new Map<string, ts.ObjectLiteralExpression>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === 'propTypes' &&
      ts.isObjectLiteralExpression(node.right)
    )
      found.set(node.left.expression.getText(source), node.right);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const own = names.flatMap((name) => [found.get(name), found.get(`${name}Raw`)]).find(Boolean);
  return own ?? (found.size === 1 ? [...found.values()][0] : undefined);
}

function readPropTypes(object: ts.ObjectLiteralExpression, source: ts.SourceFile): RuntimeProp[] {
  return object.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return [];
    const code = property.initializer.getText(source);
    const name = property.name.getText(source).replace(/^['"]|['"]$/g, '');
    return [
      {
        name,
        comment: docCommentOf(property),
        required: code.endsWith('.isRequired'),
        requiresRef: /\b(elementAcceptingRef|elementTypeAcceptingRef)\b/.test(code),
        code,
      },
    ];
  });
}

/** The key in the hook or the factory that the component imports for this: `useDataGridProps`, `createContainer`. */
function findImportedThemeName(code: string, source: ts.SourceFile): string | undefined {
  const called = /\b(use\w*Props|create(?:Container|Grid|Stack))\(/.exec(code)?.[1];
  const from =
    called && new RegExp(`import .*\\b${called}\\b.* from ['"](\\..+)['"]`).exec(source.text);
  if (!from) return undefined;
  const file = path.join(path.dirname(source.fileName), from[1]!);
  if (!fs.existsSync(file)) return undefined;
  return /(?:name:|componentName =) ['"]((?:Mui|Joy)[A-Z]\w+)['"]/.exec(
    fs.readFileSync(file, 'utf8'),
  )?.[1];
}

/** `disabled = false` in any destructuring inside the component. The first one wins. */
function findDefaults(nodes: readonly ts.Node[], source: ts.SourceFile): Map<string, string> {
  const defaults = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isBindingElement(node) &&
      node.initializer &&
      isLiteral(node.initializer) &&
      ts.isObjectBindingPattern(node.parent) &&
      isPropsPattern(node.parent)
    ) {
      const name = (node.propertyName ?? node.name).getText(source);
      if (!defaults.has(name))
        defaults.set(name, node.initializer.getText(source).replace(/"/g, "'"));
    }
    ts.forEachChild(node, visit);
  };
  nodes.forEach(visit);
  return defaults;
}

function isPropsPattern(pattern: ts.ObjectBindingPattern): boolean {
  const parent = pattern.parent;
  if (!ts.isVariableDeclaration(parent)) return ts.isParameter(parent);
  return /^(in|the(me)?d?)?props$/i.test(parent.initializer?.getText() ?? '');
}

function isLiteral(node: ts.Expression): boolean {
  return (
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand))
  );
}

/** Whether what is left of the props is gathered, to be handed on. */
function hasRest(root: ts.Node): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    found ||=
      (ts.isBindingElement(node) && node.dotDotDotToken !== undefined) ||
      (ts.isCallExpression(node) &&
        /objectWithoutProperties|__objRest/.test(node.expression.getText(node.getSourceFile())));
    if (!found) ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** The key that a hook for default props is called with. */
function findThemeName(code: string): string | undefined {
  const call = /use\w*Props\d?\)?\((?:[^()]|\([^()]*\))*?'((?:Mui|Joy)[A-Z]\w+)'/.exec(
    code.replace(/"/g, "'"),
  );
  return call?.[1];
}
