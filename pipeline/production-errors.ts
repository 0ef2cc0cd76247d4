import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ProductionError } from '../app/_content/siteTypes.ts';
import { packageFolder } from './api/families.ts';

/** The published code holds, for each error, the text for development and the call with the number for production. */
const formatter = /ormatMuiErrorMessage/;
/** The same modules once more, for other module systems and targets. */
const copies = new Set(['node', 'modern', 'legacy', 'umd', 'esm', 'node_modules']);

/**
 * Reads the numbered errors out of installed packages.
 * @returns in the order of their codes
 */
export function readProductionErrors(packageNames: string[]): ProductionError[] {
  const found = new Map<number, ProductionError>();
  for (const packageName of packageNames)
    for (const file of modulesOf(packageFolder(packageName))) {
      const text = fs.readFileSync(file, 'utf8');
      if (!formatter.test(text)) continue;
      for (const { code, message } of errorsIn(text)) {
        const known = found.get(code);
        if (!known) found.set(code, { code, message, packages: [packageName] });
        else if (!known.packages.includes(packageName)) known.packages.push(packageName);
      }
    }
  return [...found.values()].sort((a, b) => a.code - b.code);
}

function modulesOf(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return copies.has(entry.name) ? [] : modulesOf(at);
    return entry.name.endsWith('.js') ? [at] : [];
  });
}

/** The errors of one module: `… !== "production" ? 'text' : formatMuiErrorMessage(1, …)`. */
export function errorsIn(text: string): Pick<ProductionError, 'code' | 'message'>[] {
  const errors: Pick<ProductionError, 'code' | 'message'>[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isConditionalExpression(node) && ts.isCallExpression(node.whenFalse)) {
      const { expression, arguments: args } = node.whenFalse;
      const [code] = args;
      if (formatter.test(expression.getText()) && code && ts.isNumericLiteral(code))
        errors.push({ code: Number(code.text), message: textOf(node.whenTrue) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.js', text, ts.ScriptTarget.Latest, true));
  return errors;
}

/** The text of strings, templates and their sums; `%s` for what is known only at run time. */
function textOf(node: ts.Expression): string {
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `%s${literal.text}`).join('');
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken)
    return textOf(node.left) + textOf(node.right);
  return '%s';
}
