import ts from 'typescript';
import { transform } from 'sucrase';

/**
 * The module that gives edited code what the demo imports: it imports the same, and exports it by specifier. React comes whole, as
 * hooks are what readers add; of everything else there is only what the demo names, so that it costs no bytes of its own.
 * @param source of the demo, as TSX
 * @param resolve makes a relative specifier one that can be imported from anywhere
 */
export function scopeModule(source: string, resolve: (specifier: string) => string): string {
  const imports = ["import * as react from 'react';", "import * as jsx from 'react/jsx-runtime';"];
  const members = new Map<string, string[]>([
    ['react', ['...react']],
    ['react/jsx-runtime', ['...jsx']],
  ]);
  for (const { specifier, names } of importsOf(source)) {
    const entry = members.get(specifier) ?? [];
    if (specifier === 'react' || specifier === 'react/jsx-runtime') continue;
    members.set(specifier, entry);
    // its styles are on the page already: the demo itself brought them
    if (names.length === 0) continue;
    const from = JSON.stringify(specifier.startsWith('.') ? resolve(specifier) : specifier);
    for (const name of names) {
      const local = `import${imports.length}`;
      imports.push(
        name === '*'
          ? `import * as ${local} from ${from};`
          : `import { ${name} as ${local} } from ${from};`,
      );
      entry.push(name === '*' ? `...${local}` : `${JSON.stringify(name)}: ${local}`);
    }
  }
  const exported = [...members].map(
    ([specifier, names]) => `  ${JSON.stringify(specifier)}: { ${names.join(', ')} },`,
  );
  return `${imports.join('\n')}\nexport const scope = {\n${exported.join('\n')}\n};\n`;
}

/** What a demo imports at run time, types left out. The name `*` stands for the whole module. */
function importsOf(source: string): { specifier: string; names: string[] }[] {
  const { code } = transform(source, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    keepUnusedImports: false,
    disableESTransforms: true,
  });
  const file = ts.createSourceFile(
    'demo.jsx',
    code,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.JSX,
  );
  return file.statements.filter(ts.isImportDeclaration).map(({ moduleSpecifier, importClause }) => {
    const names = importClause?.name ? ['default'] : [];
    const bindings = importClause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) names.push('*');
    else if (bindings)
      for (const { propertyName, name } of bindings.elements)
        names.push((propertyName ?? name).text);
    return { specifier: (moduleSpecifier as ts.StringLiteral).text, names };
  });
}
