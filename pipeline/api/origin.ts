import path from 'node:path';
import type ts from 'typescript';
import type { ApiSource } from '../../app/_content/apiTypes.ts';
import { packageFacts, packageFolder, packageOfFile, planOfPackage } from './families.ts';
import { resolve, type FamilyProgram, type FoundExport } from './program.ts';

/**
 * The statements that import an entry, as the packages really export it: from its folder, then from the index.
 * @param name under which the documentation shows it
 */
export function importLines(program: FamilyProgram, found: FoundExport, name: string): string[] {
  if (program.family.aliases?.[name]) {
    const { module } = program.family.aliases[name];
    return [`import ${found.exportName} from '${module}';`];
  }
  const lines: string[] = [];
  for (const packageName of program.family.packages) {
    // A free package that hands on another one's component does so for old code.
    if (packageName !== found.packageName && !planOfPackage(packageName)) continue;
    const folder = folderOf(program, packageName, found, name);
    if (folder) lines.push(importLine(`${packageName}/${folder.name}`, folder.exportName, name));
    if (has(program, packageName, found.exportName, found.symbol))
      lines.push(importLine(packageName, found.exportName, name));
  }
  return lines;
}

function folderOf(program: FamilyProgram, packageName: string, found: FoundExport, name: string) {
  const declared = packageOfFile(fileOf(found.symbol));
  const near = declared?.packageName === packageName ? declared.inside.split('/')[0]! : '';
  const folders = program.foldersOf(packageName);
  for (const folder of [name, found.exportName, near]) {
    if (!folders.includes(folder)) continue;
    for (const exportName of ['default', found.exportName])
      if (has(program, `${packageName}/${folder}`, exportName, found.symbol))
        return { name: folder, exportName };
  }
  return undefined;
}

function has(program: FamilyProgram, module: string, exportName: string, symbol: ts.Symbol) {
  const exported = program.exportsOf(module)?.get(exportName);
  return exported !== undefined && resolve(program.checker, exported) === symbol;
}

function importLine(module: string, exportName: string, name: string): string {
  if (exportName === 'default') return `import ${name} from '${module}';`;
  const binding = exportName === name ? name : `${exportName} as ${name}`;
  return `import { ${binding} } from '${module}';`;
}

/** The file in which a symbol is declared. */
export function fileOf(symbol: ts.Symbol): string {
  return symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
}

/**
 * The source file in the package's repository, at the installed version's tag.
 * @param writtenInJavaScript the declaration was written by hand beside a JavaScript file
 */
export function sourceOf(
  found: FoundExport,
  { writtenInJavaScript, hasMarkup }: { writtenInJavaScript: boolean; hasMarkup: boolean },
): ApiSource | undefined {
  const declared = packageOfFile(fileOf(found.symbol));
  if (!declared) return undefined;
  const own = declared.packageName.startsWith('@mui/');
  const { repository, directory, tag } = packageFacts(
    own ? declared.packageName : found.packageName,
  );
  if (!repository) return undefined;
  const extension = writtenInJavaScript ? '.js' : hasMarkup ? '.tsx' : '.ts';
  const inside = own ? declared.inside.replace(/\.d\.ts$/, extension) : found.exportName;
  return { repository, tag, path: `${directory}/src/${inside}` };
}

/** The file that a mistake in a family is reported on: its first package's own. */
export function packageFile(packageName: string): string {
  return path.join(packageFolder(packageName), 'package.json');
}
