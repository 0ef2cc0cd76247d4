import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiPlan } from '../../app/_content/apiTypes.ts';
import { packageFolder, planOfPackage, type ExportAddress, type Family } from './families.ts';

/** A family's declarations, ready to be asked. */
export interface FamilyProgram {
  family: Family;
  checker: ts.TypeChecker;
  /** the exports of a package's index, or of one of its folders, by name; undefined when there is no such module */
  exportsOf(module: string): ReadonlyMap<string, ts.Symbol> | undefined;
  /** the folders of a package that can be imported, by name */
  foldersOf(packageName: string): readonly string[];
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

/** Parsed once for all families: React's, CSS's and the DOM's declarations are most of every program. */
const sourceFiles = new Map<string, ts.SourceFile | undefined>();

/** Reads the declarations of all packages of a family as one program. */
export function createFamilyProgram(family: Family): FamilyProgram {
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (!sourceFiles.has(file)) sourceFiles.set(file, parse(file, ...rest));
    return sourceFiles.get(file);
  };
  const roots = family.packages.flatMap((name) => [
    declarationsOf(name),
    ...foldersOf(name).map((folder) => declarationsOf(`${name}/${folder}`)),
  ]);
  const program = ts.createProgram(roots, options, host);
  const checker = program.getTypeChecker();
  const known = new Map<string, ReadonlyMap<string, ts.Symbol> | undefined>();
  return {
    family,
    checker,
    foldersOf,
    exportsOf(module) {
      if (!known.has(module)) {
        const file = program.getSourceFile(declarationsOf(module));
        const symbol = file && checker.getSymbolAtLocation(file);
        known.set(
          module,
          symbol &&
            new Map(
              checker.getExportsOfModule(symbol).map((found) => [found.name, found] as const),
            ),
        );
      }
      return known.get(module);
    },
  };
}

/** Frees what families share. */
export function forgetSourceFiles(): void {
  sourceFiles.clear();
}

function declarationsOf(module: string): string {
  return path.join(packageFolder(module), 'index.d.ts');
}

/** Folders that packages keep for other module formats or for themselves. */
const notImported = new Set([
  'esm',
  'internal',
  'internals',
  'legacy',
  'modern',
  'node',
  'node_modules',
]);

const folders = new Map<string, string[]>();

function foldersOf(packageName: string): string[] {
  let found = folders.get(packageName);
  if (!found) folders.set(packageName, (found = readFolders(packageName)));
  return found;
}

function readFolders(packageName: string): string[] {
  return fs
    .readdirSync(packageFolder(packageName), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !notImported.has(entry.name))
    .map(({ name }) => name)
    .filter((name) => fs.existsSync(declarationsOf(`${packageName}/${name}`)));
}

/** Where an export was found. */
export interface FoundExport {
  /** behind all re-exports */
  symbol: ts.Symbol;
  /** the package whose index or folder exports it */
  packageName: string;
  /** `Unstable_Popup` for an entry called Popup */
  exportName: string;
}

/**
 * Finds an entry's export. Unstable exports carry a prefix, and default exports are found through their folder.
 * @param name as the navigation shows it
 * @param plan of the entry: packages of this plan are asked first, since lower ones may export a stand-in that only warns
 */
export function findExport(
  program: FamilyProgram,
  name: string,
  plan?: ApiPlan,
): FoundExport | undefined {
  const alias = program.family.aliases?.[name];
  if (alias) return findAlias(program, alias);
  const packages = program.family.packages.toSorted(
    (a, b) => Number(planOfPackage(b) === plan) - Number(planOfPackage(a) === plan),
  );
  const places = [
    ...packages.map((packageName) => ({ packageName, module: packageName })),
    ...packages.flatMap((packageName) =>
      [name, ...program.foldersOf(packageName)].map((folder) => ({
        packageName,
        module: `${packageName}/${folder}`,
      })),
    ),
  ];
  for (const { packageName, module } of places)
    for (const exportName of [name, `Unstable_${name}`, `unstable_${name}`]) {
      const symbol = program.exportsOf(module)?.get(exportName);
      if (symbol) return { symbol: resolve(program.checker, symbol), packageName, exportName };
    }
  return undefined;
}

function findAlias(program: FamilyProgram, alias: ExportAddress): FoundExport | undefined {
  const symbol = program.exportsOf(alias.module)?.get(alias.name);
  if (!symbol) return undefined;
  const packageName = program.family.packages.find((name) => alias.module.startsWith(`${name}/`))!;
  return {
    symbol: resolve(program.checker, symbol),
    packageName,
    exportName: alias.module.split('/').pop()!,
  };
}

/** The symbol behind re-exports. */
export function resolve(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
