import path from 'node:path';
import ts from 'typescript';
import type { ApiProp, ComponentApi } from '../../../app/_content/apiTypes.ts';
import { splitUnion } from '../../../pipeline/api/type-text.ts';
import { root } from '../../../pipeline/paths.ts';

/** A module that uses a component in ways that must, or must not, type-check. */
export interface Snippet {
  component: ComponentApi;
  /** what each line that is checked tries: `variant={'text'}` */
  lines: Map<number, Attempt>;
  text: string;
}

export interface Attempt {
  kind: 'literal' | 'excess' | 'missing';
  label: string;
}

/** The literals that a documented type names; of `boolean`, which most props are, one. */
export function literalsOf(prop: ApiProp): string[] {
  return splitUnion(prop.type.text)
    .map((part) => (part === 'boolean' ? 'true' : part))
    .filter((part) => /^('(?:[^'\\]|\\.)*'|-?\d+(\.\d+)?|true|false)$/.test(part));
}

/** What types ask for that no single prop can say. */
const together: Record<string, string> = {
  // One of `x` and `y`: its types are a union of the two.
  '/x/api/charts/charts-reference-line/': 'x={1}',
};

/** Passes each literal of each prop, then a prop that does not exist, then leaves out each required prop. */
export function writeSnippet(component: ComponentApi): Snippet {
  const required = component.props.filter((prop) => prop.required).map(({ name }) => name);
  const binding = /^import (?:\{ (?:\w+ as )?(\w+) \}|(\w+))/.exec(component.imports[0]!)!;
  const tag = binding[1] ?? binding[2]!;
  const pick = (names: readonly string[]) =>
    names.length > 0 ? names.map((name) => JSON.stringify(name)).join(' | ') : 'never';
  const head = [
    `import * as React from 'react';`,
    component.imports[0]!,
    `type Props = React.ComponentProps<typeof ${tag}>;`,
    `declare const required: Pick<Props, ${pick(required)}>;`,
  ];
  const lines = new Map<number, Attempt>();
  const body: string[] = [];
  const attempt = (kind: Attempt['kind'], label: string, attributes: string) => {
    lines.set(head.length + body.length, { kind, label });
    const more = together[component.path] ?? '';
    body.push(`export const a${body.length} = <${tag} ${more} ${attributes} />;`);
  };
  for (const prop of component.props)
    for (const literal of literalsOf(prop))
      attempt('literal', `${prop.name}={${literal}}`, `{...required} ${prop.name}={${literal}}`);
  attempt('excess', 'notAProp', '{...required} notAProp={1}');
  for (const name of required) {
    const others = pick(required.filter((other) => other !== name));
    attempt('missing', name, `{...({} as Pick<Props, ${others}>)}`);
  }
  return { component, lines, text: [...head, ...body].join('\n') };
}

/** Type-checks all snippets as one program. */
export function checkSnippets(snippets: readonly Snippet[]): Map<Snippet, Map<number, string>> {
  const folder = path.join(root, 'tests/unit/api/__snippets__');
  const files = new Map(
    snippets.map((snippet, index) => [path.join(folder, `${index}.tsx`), snippet]),
  );
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.getSourceFile = (file, target, ...rest) => {
    const snippet = files.get(file);
    return snippet
      ? ts.createSourceFile(file, snippet.text, target)
      : getSourceFile(file, target, ...rest);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return new Map(
    [...files].map(([file, snippet]) => {
      const source = program.getSourceFile(file)!;
      const errors = new Map<number, string>();
      for (const diagnostic of [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ]) {
        const { line } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
        errors.set(line, ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '));
      }
      return [snippet, errors];
    }),
  );
}
