import ts from 'typescript';
import type {
  ApiEvent,
  ApiSelector,
  EventListApi,
  SelectorListApi,
} from '../../app/_content/apiTypes.ts';
import type { Describer } from './describe.ts';
import { docCommentOfSymbol, isIgnored, tagText } from './doc-comment.ts';
import { packageOfFile, planOfPackage } from './families.ts';
import { readComponentProps } from './component-type.ts';
import { fileOf } from './origin.ts';
import { planWhere } from './plans.ts';
import { findExport, resolve, type FamilyProgram } from './program.ts';

/** Where the lists of events and selectors belong. */
const eventsPath = '/x/react-data-grid/events/';
const selectorsPath = '/x/react-data-grid/state/';

const list = (path: string, name: string) => ({
  path,
  product: 'x',
  name,
  descriptionHtml: '',
  demos: [],
  imports: [],
});

/** Everything the Data Grid emits: the members of the interface from which its event names are made. */
export function describeEvents(
  program: FamilyProgram,
  describer: Describer,
): EventListApi | undefined {
  const { checker } = program;
  const lookup = findExport(program, 'GridEventLookup')?.symbol;
  const grid = findExport(program, 'DataGridPremium', 'premium')?.symbol;
  if (!lookup || !grid) return undefined;
  const props = readComponentProps(checker, grid);
  const at = lookup.declarations![0]!;
  const events = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(lookup))
    .flatMap((symbol): ApiEvent[] => {
      const comment = docCommentOfSymbol(symbol);
      if (isIgnored(comment)) return [];
      const type = checker.getTypeOfSymbol(symbol);
      const part = (name: string) => {
        const found = checker.getPropertyOfType(type, name);
        const declaration = found?.valueDeclaration;
        return (
          found &&
          describer.type(
            checker.getTypeOfSymbolAtLocation(found, at),
            declaration && ts.isPropertySignature(declaration) ? declaration.type : undefined,
          )
        );
      };
      const prop = `on${symbol.name[0]!.toUpperCase()}${symbol.name.slice(1)}`;
      return [
        {
          name: symbol.name,
          descriptionHtml: describer.html(comment.text, `event ${symbol.name}`, fileOf(symbol)),
          plan: planOfPackage(packageOfFile(fileOf(symbol))!.packageName),
          params: part('params'),
          event: part('event'),
          componentProp: props?.find(prop) ? prop : undefined,
        },
      ];
    })
    .sort((a, b) => a.name.localeCompare(b.name));
  return { kind: 'events', ...list(eventsPath, 'GridEvents'), events };
}

/** The public functions that read the Data Grid's state. */
export function describeSelectors(program: FamilyProgram, describer: Describer): SelectorListApi {
  const { checker, family } = program;
  const exports = program.exportsOf(family.packages.at(-1)!);
  const selectors = [...(exports ?? [])].flatMap(([name, exported]): ApiSelector[] => {
    if (!/^grid\w+Selector$/.test(name)) return [];
    const symbol = resolve(checker, exported);
    const comment = docCommentOfSymbol(symbol);
    const [signature] = checker.getSignaturesOfType(
      checker.getTypeOfSymbol(symbol),
      ts.SignatureKind.Call,
    );
    if (isIgnored(comment) || !signature) return [];
    const file = fileOf(symbol);
    const deprecated = tagText(comment, 'deprecated');
    return [
      {
        name,
        category: tagText(comment, 'category') || undefined,
        descriptionHtml: describer.html(comment.text, name, file),
        deprecatedHtml:
          deprecated === undefined ? undefined : describer.html(deprecated, name, file),
        plan: planWhere(
          family.id,
          (packageName) => program.exportsOf(packageName)?.has(name) ?? false,
        ),
        returnType: describer.type(signature.getReturnType(), undefined),
      },
    ];
  });
  return {
    kind: 'selectors',
    ...list(selectorsPath, 'GridSelectors'),
    selectors: selectors.sort((a, b) => a.name.localeCompare(b.name)),
  };
}
