import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { Mistakes } from '../../../pipeline/author-error.ts';
import { describeComponent } from '../../../pipeline/api/component.ts';
import { readComponentProps } from '../../../pipeline/api/component-type.ts';
import { createDescriber } from '../../../pipeline/api/describe.ts';
import { families } from '../../../pipeline/api/families.ts';

const file = '/node_modules/@mui/fixture/index.d.ts';

/** A package of one declaration file. */
function readFixture(text: string) {
  const options: ts.CompilerOptions = { strict: true, types: [], lib: ['lib.esnext.d.ts'] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target, ...rest) =>
    name === file ? ts.createSourceFile(file, text, target) : getSourceFile(name, target, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
  const exports = new Map(
    checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol] as const),
  );
  const mistakes = new Mistakes();
  const describer = createDescriber({
    checker,
    mistakes,
    pathOf: () => undefined,
    interfacePathOf: () => undefined,
  });
  return { checker, exports, describer, mistakes };
}

/** How a property of an interface is shown. */
function show(declarations: string, type: string): string {
  const { checker, exports, describer } = readFixture(
    `${declarations}\nexport interface Props<T = any> { value?: ${type} }`,
  );
  const props = exports.get('Props')!;
  const [value] = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(props));
  return describer.member(value!, props.declarations![0]!, 'Props').type.text;
}

describe('a type', () => {
  it('shows literals in full, in the order in which they are written', () => {
    expect(show('type Size = "small" | "large" | "medium";', 'Size')).toBe(
      "'small' | 'large' | 'medium'",
    );
    expect(show('type Size = "s" | "m"; interface O { size: Size }', "O['size'] | false")).toBe(
      "'s' | 'm' | false",
    );
  });

  it('leaves out the undefined of an optional property', () => {
    expect(show('', 'string | undefined')).toBe('string');
    expect(show('', '((a: string) => void) | undefined')).toBe('(a: string) => void');
    expect(show('', 'string | null | undefined')).toBe('string | null');
  });

  it('keeps the names of objects and type parameters', () => {
    expect(show('interface Model { a: string }', 'Model[]')).toBe('Model[]');
    expect(show('', 'T | null')).toBe('T | null');
  });

  it('abbreviates functions and objects that are long', () => {
    expect(
      show(
        'interface Quite { a: 1 } interface Lengthy { b: 2 }',
        '(event: Quite | Lengthy, reason: "escapeKeyDown" | "backdropClick", more?: Lengthy[]) => void',
      ),
    ).toBe('(event, reason, more?) => void');
  });
});

describe('a component', () => {
  const declare = (type: string) => {
    const { checker, exports } = readFixture(`export declare const Thing: ${type};`);
    return readComponentProps(checker, exports.get('Thing')!);
  };

  it('requires what all overloads require', () => {
    const props = declare(
      '{ (props: { component: string; a: 1; b: 2 }): null; (props: { a: 1; b?: 2 }): null }',
    )!;
    expect(props.find('a')?.required).toBe(true);
    expect(props.find('b')?.required).toBe(false);
    expect(props.find('component')?.required).toBe(false);
    expect(props.find('other')).toBe(undefined);
  });

  it('is reported when its types cannot be read', () => {
    const { checker, exports, describer, mistakes } = readFixture(
      'export declare const Thing: (props: any) => null;',
    );
    const program = {
      family: families[0]!,
      checker,
      exportsOf: () => exports,
      foldersOf: () => [],
    };
    const entry = {
      family: families[0]!,
      name: 'Thing',
      path: '/material-ui/api/thing/',
      isIndex: false,
      file,
      line: 1,
    };
    const found = {
      symbol: exports.get('Thing')!,
      packageName: '@mui/fixture',
      exportName: 'Thing',
    };
    expect(describeComponent(program, describer, entry, found)).toBe(undefined);
    expect(() => mistakes.throwIfAny()).toThrow(/types of Thing cannot be read/);
  });
});
