import ts from 'typescript';

/** A doc comment, taken apart. */
export interface DocComment {
  /** the text before the first tag, as markdown */
  text: string;
  tags: DocTag[];
}

export interface DocTag {
  name: string;
  text: string;
}

/**
 * Takes a doc comment apart. TypeScript's own reader is not used: it takes a package name such as `@mui/material`
 * at the start of a wrapped line for a tag.
 * @param comment with its delimiters
 */
export function parseDocComment(comment: string): DocComment {
  const lines = comment
    .replace(/^\/\*\*?/, '')
    .replace(/\*\/$/, '')
    .split(/\r?\n/)
    .map((line, index) => (index === 0 ? line.trim() : line.replace(/^\s*\* ?/, '').trimEnd()));
  const result: DocComment = { text: '', tags: [] };
  const text: string[] = [];
  let into = text;
  const bodies: string[][] = [];
  for (const line of lines) {
    // a second asterisk is a slip of the packages' authors
    const tag = /^\s*(?:\*\s*)?@([a-zA-Z]+)(?=\s|$|:)(.*)$/.exec(line);
    if (tag) {
      result.tags.push({ name: tag[1]!, text: '' });
      into = [tag[2]!];
      bodies.push(into);
    } else into.push(line);
  }
  result.text = text.join('\n').trim();
  result.tags.forEach((tag, index) => {
    tag.text = bodies[index]!.join('\n').trim();
  });
  return result;
}

/** The doc comment directly before a node, or an empty one. */
export function docCommentOf(node: ts.Node): DocComment {
  const text = node.getSourceFile().text;
  const ranges = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [];
  for (const { pos, end } of ranges.toReversed()) {
    const comment = text.slice(pos, end);
    if (comment.startsWith('/**')) return parseDocComment(comment);
  }
  return { text: '', tags: [] };
}

/** The doc comment of the first declaration that has one. */
export function docCommentOfSymbol(symbol: ts.Symbol): DocComment {
  for (const declaration of symbol.declarations ?? []) {
    const comment = docCommentOf(statementOf(declaration));
    if (comment.text || comment.tags.length > 0) return comment;
  }
  return docCommentOfExport(symbol);
}

/** A declaration file that lists its exports at the end keeps the comment there. */
function docCommentOfExport(symbol: ts.Symbol): DocComment {
  const statements = symbol.declarations?.[0]?.getSourceFile().statements ?? [];
  const exported = statements.find(
    (statement) =>
      (ts.isExportAssignment(statement) && statement.expression.getText() === symbol.name) ||
      (ts.isExportDeclaration(statement) &&
        statement.exportClause !== undefined &&
        ts.isNamedExports(statement.exportClause) &&
        statement.exportClause.elements.length === 1 &&
        (
          statement.exportClause.elements[0]!.propertyName ??
          statement.exportClause.elements[0]!.name
        ).text === symbol.name),
  );
  return exported ? docCommentOf(exported) : { text: '', tags: [] };
}

/** A variable's comment stands before its statement. */
function statementOf(declaration: ts.Node): ts.Node {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}

/** The text of a tag; undefined when the comment has none. */
export function tagText(comment: DocComment, name: string): string | undefined {
  return comment.tags.find((tag) => tag.name === name)?.text;
}

/** Whether the comment asks to leave its subject out of the documentation. */
export function isIgnored(comment: DocComment): boolean {
  return comment.tags.some(({ name }) => name === 'ignore' || name === 'internal');
}

/** `@default 'a'`, with a trailing full stop and code marks removed. */
export function defaultOf(comment: DocComment): string | undefined {
  const text = tagText(comment, 'default') ?? tagText(comment, 'defaultValue');
  const code = text?.replace(/^`([^`]*)`$/, '$1').trim();
  return code === '' || code === 'undefined' ? undefined : code;
}

/** The parameters that a comment describes, by name, and what it says of the result. */
export function describedSignature(comment: DocComment): {
  parameters: Map<string, string>;
  returns: string | undefined;
} {
  const parameters = new Map<string, string>();
  let returns: string | undefined;
  for (const { name, text } of comment.tags) {
    const rest = withoutType(text);
    if (name === 'param') {
      const match = /^\[?([\w$]+(?:\.[\w$]+)*)(?:=[^\]]*)?\]?\s*(?:-\s+)?([\s\S]*)$/.exec(rest);
      if (match) parameters.set(match[1]!, match[2]!.trim());
    } else if (name === 'returns' || name === 'return') returns = rest.replace(/^-\s+/, '');
  }
  return { parameters, returns };
}

/** Drops the `{type}` in front, braces in it included. */
function withoutType(text: string): string {
  if (!text.startsWith('{')) return text;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(at + 1).trim();
  }
  return text;
}
