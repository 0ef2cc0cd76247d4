import ts from 'typescript';
import type { Mistakes } from '../author-error.ts';
import type { ApiEntryRequest } from './entries.ts';
import { packageFile } from './origin.ts';
import { resolve, type FamilyProgram } from './program.ts';

/** Exported components without an entry of their own, and why. */
interface Exception {
  family: string;
  names: RegExp;
  reason: string;
}

const styledPart =
  'a styled element of a documented component: restyled through its slots and classes';
const provider = 'a provider: its options are described in the customization guides';
const movedPackage =
  'only throws or warns: moved to MUI X, which documents it; goes when @mui/lab drops it';
const slotDefault = 'the default content of a slot: described where slots are';

const exceptions: readonly Exception[] = [
  {
    family: 'material',
    names:
      /^(BackdropRoot|BadgeRoot|BadgeMark|MenuPaper|ModalRoot|PopoverRoot|PopoverPaper|Slider(Root|Mark|MarkLabel|Rail|Track|Thumb|ValueLabel))$/,
    reason: styledPart,
  },
  {
    family: 'material',
    names: /^(StyledEngineProvider|ThemeProvider|(Experimental_)?CssVarsProvider)$/,
    reason: provider,
  },
  {
    family: 'material',
    names: /^Unstable_TrapFocus$/,
    reason: 'documented as FocusTrap of Base UI',
  },
  {
    family: 'material',
    names:
      /^(CalendarPicker(Skeleton)?|ClockPicker|(Desktop|Mobile|Static)?(Date|DateRange|DateTime|Time)Picker|DateRangePickerDay|LocalizationProvider|MonthPicker|PickersDay|TreeItem|TreeView|YearPicker)$/,
    reason: movedPackage,
  },
  {
    family: 'joy',
    names: /^(CssVarsProvider|ThemeProvider|StyledEngineProvider)$/,
    reason: provider,
  },
  {
    family: 'joy',
    names: /^(GlobalStyles|Container|Dropdown)$/,
    reason: 'the reference shows it with System (GlobalStyles, Container) or Base UI (Dropdown)',
  },
  { family: 'system', names: /^(StyledEngineProvider|ThemeProvider)$/, reason: provider },
  { family: 'system', names: /^GlobalStyles$/, reason: 'documented with Material UI' },
  {
    family: 'base',
    names: /^(ClassNameConfigurator|(Menu|Select|Tabs|TabsList)Provider)$/,
    reason: 'passes state from hooks to custom components: described with the hooks',
  },
  {
    family: 'base',
    names: /^TablePaginationActions$/,
    reason: slotDefault,
  },
  {
    family: 'data-grid',
    names: /^Grid[A-Z]\w*$/,
    reason:
      'a building block for custom slots: guides show how to use it, and only those that take props of their own have an entry',
  },
  { family: 'date-pickers', names: /Icon$/, reason: 'an icon, the default content of a slot' },
  {
    family: 'date-pickers',
    names: /^(PickersLayout(Root|ContentWrapper)|Unstable_PickersSectionList(Root|Section\w*))$/,
    reason: styledPart,
  },
  {
    family: 'date-pickers',
    names: /^(DesktopDateTimePickerLayout|Pickers(Input|FilledInput|OutlinedInput|InputBase))$/,
    reason: slotDefault,
  },
  {
    family: 'charts',
    names:
      /^(ChartsTooltip(Paper|Table|Row|Cell|Mark)|ChartsAxisHighlightPath|(Bar|Area|Line)ElementPath|Gauge(ValueText|ValueArc|ReferenceArc))$/,
    reason: styledPart,
  },
  {
    family: 'charts',
    names: /^(ZAxisContextProvider|HighlightedProvider|ZoomSetup|Charts(Axis|Item)TooltipContent)$/,
    reason: 'a part that the chart containers compose: described in the composition guide',
  },
  {
    family: 'tree-view',
    names:
      /^((SimpleTreeView|RichTreeView|RichTreeViewPro)Root|TreeItemContent|TreeItem2(Root|Content|IconContainer|GroupTransition|Checkbox|Label|Icon|Provider|DragAndDropOverlay|LabelInput))$/,
    reason: 'a part from which a custom item is built: described in the customization guide',
  },
  {
    family: 'tree-view',
    names: /^TreeView(Expand|Collapse)Icon$/,
    reason: 'an icon, the default content of a slot',
  },
];

/**
 * Reports every component that a package's index exports, and that neither the navigation nor an exception names; and
 * every exception that is needed no more.
 */
export function reportUndocumented(
  program: FamilyProgram,
  entries: readonly Pick<ApiEntryRequest, 'name'>[],
  mistakes: Mistakes,
): void {
  const { family, checker } = program;
  const file = packageFile(family.packages[0]!);
  const documented = new Set(entries.map(({ name }) => name));
  const unused = new Set(exceptions.filter((exception) => exception.family === family.id));
  const seen = new Set<string>();
  for (const packageName of family.packages)
    for (const [name, exported] of program.exportsOf(packageName) ?? []) {
      if (documented.has(name.replace(/^[Uu]nstable_/, '')) || seen.has(name)) continue;
      if (!isComponent(checker, name, resolve(checker, exported))) continue;
      seen.add(name);
      const excused = exceptions.find(
        (exception) => exception.family === family.id && exception.names.test(name),
      );
      if (excused) unused.delete(excused);
      else
        mistakes.add(
          packageFile(packageName),
          undefined,
          `${packageName} exports the component ${name}, which has no API entry: add it to the navigation, or name it in pipeline/api/undocumented.ts with a reason.`,
        );
    }
  for (const { names } of unused)
    mistakes.add(
      file,
      undefined,
      `No component is called ${names.source} any more: remove the exception from pipeline/api/undocumented.ts.`,
    );
}

/** A value named in PascalCase that can be called or constructed to something React can render. */
function isComponent(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): boolean {
  if (!/^([Uu]nstable_)?[A-Z]\w*[a-z]/.test(name) || !(symbol.flags & ts.SymbolFlags.Value))
    return false;
  const type = checker.getTypeOfSymbol(symbol);
  // A context can be called like a component, but is used through its Provider.
  if (checker.getPropertyOfType(type, 'Provider')) return false;
  return (type.isUnion() ? type.types : [type]).some(
    (each) =>
      checker
        .getSignaturesOfType(each, ts.SignatureKind.Call)
        .some((signature) =>
          /Element|ReactNode|ReactPortal/.test(checker.typeToString(signature.getReturnType())),
        ) ||
      checker
        .getSignaturesOfType(each, ts.SignatureKind.Construct)
        .some((signature) => checker.getPropertyOfType(signature.getReturnType(), 'render')),
  );
}
