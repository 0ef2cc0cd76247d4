import fs from 'node:fs';
import ts from 'typescript';
import type { ApiClass } from '../../app/_content/apiTypes.ts';
import type { Describer } from './describe.ts';
import { docCommentOfSymbol, isIgnored, tagText } from './doc-comment.ts';
import { packageOfFile } from './families.ts';
import { fileOf } from './origin.ts';
import { findExport, type FamilyProgram } from './program.ts';

/**
 * Classes that stand for a state and are shared by all components, by class key. The packages build these names when
 * they run (`generateUtilityClass` in @mui/utils); the declarations do not hold them.
 */
const stateClasses = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

/**
 * The CSS classes of a component, by name. They are the keys of its `classes` prop, or of its classes interface.
 * @param classesProp the component's `classes` prop
 */
export function describeClasses(
  program: FamilyProgram,
  describer: Describer,
  name: string,
  classesProp: ts.Symbol | undefined,
): ApiClass[] {
  const keys = classKeys(program, name, classesProp);
  return keys
    .flatMap((key) => {
      const comment = docCommentOfSymbol(key);
      if (isIgnored(comment)) return [];
      const file = fileOf(key);
      const isGlobal = stateClasses.has(key.name);
      const deprecated = tagText(comment, 'deprecated');
      const subject = `${name}.classes.${key.name}`;
      return [
        {
          key: key.name,
          className: className(file, name, key.name, isGlobal),
          isGlobal,
          descriptionHtml: describer.html(comment.text, subject, file),
          deprecatedHtml:
            deprecated === undefined ? undefined : describer.html(deprecated, subject, file),
        },
      ];
    })
    .sort((a, b) => a.key.localeCompare(b.key));
}

function classKeys(
  { checker, ...program }: FamilyProgram,
  name: string,
  classesProp: ts.Symbol | undefined,
): ts.Symbol[] {
  if (classesProp) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(classesProp));
    const keys = checker.getPropertiesOfType(type).filter(isClassKey);
    if (keys.length > 0) return keys;
  }
  const found = findExport({ checker, ...program }, `${name}Classes`);
  if (!found) return [];
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(found.symbol))
    .filter(isClassKey);
}

function isClassKey(symbol: ts.Symbol): boolean {
  return packageOfFile(fileOf(symbol))?.packageName.startsWith('@mui/') ?? false;
}

/** `MuiButton-root`: the prefix is the name with which the module beside the interface makes its classes. */
function className(file: string, name: string, key: string, isGlobal: boolean): string {
  const base = packageOfFile(file)?.packageName === '@mui/base';
  if (isGlobal) return base ? `base--${key}` : `Mui-${key}`;
  const prefix = base ? 'base-' : '';
  return `${prefix}${utilityName(file) ?? (base ? name : `Mui${name}`)}-${key}`;
}

const utilityNames = new Map<string, string | undefined>();

function utilityName(file: string): string | undefined {
  if (!utilityNames.has(file)) {
    const script = file.replace(/\.d\.ts$/, '.js');
    const code = fs.existsSync(script) ? fs.readFileSync(script, 'utf8') : '';
    const call = /generateUtilityClass(?:es)?\d?\)?\(\s*(?:'(\w+)'|"(\w+)"|([A-Z_]\w*))/.exec(code);
    const constant = call?.[3] && new RegExp(`${call[3]} = ['"](\\w+)['"]`).exec(code)?.[1];
    utilityNames.set(file, call?.[1] ?? call?.[2] ?? constant ?? undefined);
  }
  return utilityNames.get(file);
}
