import ts from 'typescript';
import type { ApiMember, ApiPlan, InterfaceApi } from '../../app/_content/apiTypes.ts';
import { readComponentComment } from './component-comment.ts';
import type { Describer } from './describe.ts';
import { docCommentOfSymbol, isIgnored, tagText } from './doc-comment.ts';
import type { ApiEntryRequest } from './entries.ts';
import { packageOfFile, planOfPackage } from './families.ts';
import { fileOf } from './origin.ts';
import { higherPlan } from './plans.ts';
import { resolve, type FamilyProgram } from './program.ts';

/**
 * Describes an interface as the richest package declares it, each field with the plan it needs.
 * @returns undefined when no package exports it
 */
export function describeInterface(
  program: FamilyProgram,
  describer: Describer,
  entry: ApiEntryRequest,
): InterfaceApi | undefined {
  const { checker, family } = program;
  const { name } = entry;
  const variants = family.packages.flatMap((packageName) => {
    const exported = program.exportsOf(packageName)?.get(name);
    return exported ? [{ packageName, symbol: resolve(checker, exported) }] : [];
  });
  const richest = variants.at(-1);
  if (!richest) return undefined;
  const plans = new Map<string, ApiPlan | undefined>();
  for (const { packageName, symbol } of variants)
    for (const field of fieldsOf(checker, symbol))
      if (!plans.has(field.name)) plans.set(field.name, planOfPackage(packageName));
  const plan = entry.plan ?? planOfPackage(variants[0]!.packageName);
  const comment = docCommentOfSymbol(richest.symbol);
  const file = fileOf(richest.symbol);
  const deprecated = tagText(comment, 'deprecated');
  const { description, demos } = readComponentComment(comment);
  return {
    kind: 'interface',
    path: entry.path,
    product: family.product,
    name,
    plan,
    descriptionHtml: describer.html(description, name, file),
    deprecatedHtml: deprecated === undefined ? undefined : describer.html(deprecated, name, file),
    demos,
    imports: variants.map(({ packageName }) => `import { ${name} } from '${packageName}';`),
    fields: describeFields(describer, richest.symbol, name, plans).map((field) =>
      field.plan === plan ? { ...field, plan: undefined } : field,
    ),
  };
}

function describeFields(
  describer: Describer,
  symbol: ts.Symbol,
  name: string,
  plans: ReadonlyMap<string, ApiPlan | undefined>,
): ApiMember[] {
  const at = symbol.declarations![0]!;
  return fieldsOf(describer.checker, symbol)
    .flatMap((field) => {
      const comment = docCommentOfSymbol(field);
      if (isIgnored(comment)) return [];
      const declaredIn = packageOfFile(fileOf(field))!.packageName;
      return [
        {
          ...describer.member(field, at, name, { comment }),
          plan: higherPlan(plans.get(field.name), planOfPackage(declaredIn)),
        },
      ];
    })
    .sort((a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name));
}

/** The properties that the documented packages declare. Of a union, those that all members have. */
function fieldsOf(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol[] {
  return checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
    .filter((field) => packageOfFile(fileOf(field))?.packageName.startsWith('@mui/'));
}
