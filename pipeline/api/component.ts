import type ts from 'typescript';
import type { ApiProp, ComponentApi } from '../../app/_content/apiTypes.ts';
import { describeClasses } from './classes.ts';
import { readComponentComment } from './component-comment.ts';
import { readComponentProps, type ComponentProps } from './component-type.ts';
import type { Describer } from './describe.ts';
import { docCommentOfSymbol, isIgnored, tagText, type DocComment } from './doc-comment.ts';
import type { ApiEntryRequest } from './entries.ts';
import { planOfPackage } from './families.ts';
import { fileOf, importLines, sourceOf } from './origin.ts';
import { findExport, type FamilyProgram, type FoundExport } from './program.ts';
import { readRuntimeSource, type RuntimeProp, type RuntimeSource } from './runtime-source.ts';
import { describeSlots } from './slots.ts';

/**
 * Describes a component.
 * @returns undefined when its types or its list of props cannot be read; the mistakes say why
 */
export function describeComponent(
  program: FamilyProgram,
  describer: Describer,
  entry: ApiEntryRequest,
  found: FoundExport,
): ComponentApi | undefined {
  const { name } = entry;
  const props = readComponentProps(program.checker, found.symbol);
  if (!props) {
    describer.mistakes.add(
      fileOf(found.symbol) || entry.file,
      undefined,
      `The types of ${name} cannot be read: it is not a component, or its props are \`any\`.`,
    );
    return undefined;
  }
  const runtime = readRuntimeSource(fileOf(found.symbol), [found.symbol.name, name]);
  const comment = docCommentOfSymbol(found.symbol);
  const own = readComponentComment(comment);
  const description =
    own.description || (runtime ? readComponentComment(runtime.comment).description : '');
  const file = fileOf(found.symbol);
  const deprecated = tagText(comment, 'deprecated');
  const classes = describeClasses(program, describer, name, props.find('classes')?.symbol);
  const documentsSlots = (runtime?.propTypes ?? ownProps(props)).some(
    (prop) => prop.name === 'slots' && !isIgnored(prop.comment),
  );
  // Without a documented prop, an exported interface still tells which slots there are.
  const listsSlots = documentsSlots || findExport(program, `${name}Slots`) !== undefined;
  const slotsProp = listsSlots ? props.find('slots')?.symbol : undefined;
  const slots = describeSlots(describer, name, slotsProp, classes);
  const slotNames = new Set(slots.map((slot) => slot.name));
  return {
    kind: 'component',
    path: entry.path,
    anchor: entry.anchor,
    tab: entry.tab,
    product: entry.family.product,
    name,
    exportName: found.exportName === name ? undefined : found.exportName,
    plan: entry.plan ?? planOfPackage(found.packageName),
    descriptionHtml: describer.html(description, name, file),
    deprecatedHtml: deprecated === undefined ? undefined : describer.html(deprecated, name, file),
    demos: own.demos,
    imports: importLines(program, found, name),
    source: sourceOf(found, {
      writtenInJavaScript: runtime?.writtenInJavaScript ?? false,
      hasMarkup: true,
    }),
    themeName: runtime?.themeName,
    holdsRef: runtime?.holdsRef ?? false,
    spreadsProps: runtime?.spreadsProps ?? false,
    inherits: own.inherits,
    props: describeProps(describer, name, found.symbol, props, runtime),
    slots,
    classes: classes.filter(({ key }) => !slotNames.has(key)),
  };
}

/** What `component` takes over all overloads, each of which names one part. */
const rootComponentType = { text: 'React.ElementType' };

function describeProps(
  describer: Describer,
  name: string,
  component: ts.Symbol,
  props: ComponentProps,
  runtime: RuntimeSource | undefined,
): ApiProp[] {
  const at = component.declarations![0]!;
  const listed = runtime?.propTypes ?? ownProps(props);
  return withRequired(listed, props)
    .flatMap((listedProp): ApiProp[] => {
      const prop = props.find(listedProp.name);
      if (!prop) {
        // A generated list may keep what the declarations leave out as internal: it then has no comment either.
        if (listedProp.comment.text && !isIgnored(listedProp.comment))
          describer.mistakes.add(
            at.getSourceFile().fileName,
            undefined,
            `${name} documents the prop ${listedProp.name}, which its types do not have.`,
          );
        return [];
      }
      const comment = commentOf(listedProp, prop.symbol);
      if (!prop.required && (isIgnored(comment) || isUnremarkable(listedProp.name, comment)))
        return [];
      const member = describer.member(prop.symbol, at, name, {
        comment,
        order: listedProp.code,
        required: prop.required,
      });
      return [
        {
          ...member,
          type: member.name === 'component' ? rootComponentType : member.type,
          default:
            member.default ?? (prop.required ? undefined : runtime?.defaults.get(member.name)),
          requiresRef: listedProp.requiresRef || undefined,
          seeAlso: seeAlso(member.name),
        },
      ];
    })
    .sort((a, b) => Number(b.required) - Number(a.required) || a.name.localeCompare(b.name));
}

/** The generated list leaves out some props without which TypeScript accepts nothing. */
function withRequired(listed: readonly RuntimeProp[], props: ComponentProps): RuntimeProp[] {
  const names = new Set(listed.map(({ name }) => name));
  const missing = props.names().filter((name) => !names.has(name) && props.find(name)!.required);
  return [
    ...listed,
    ...missing.map((name) => ({
      name,
      comment: docCommentOfSymbol(props.find(name)!.symbol),
      required: true,
      requiresRef: false,
      code: '',
    })),
  ];
}

/** Without prop types, the props that are declared in the documented packages and say what they are for. */
function ownProps(props: ComponentProps): RuntimeProp[] {
  return props.names().flatMap((name) => {
    const symbol = props.find(name)!.symbol;
    const comment = docCommentOfSymbol(symbol);
    const own = /\/node_modules\/@mui\//.test(fileOf(symbol));
    return own && comment.text
      ? [{ name, comment, required: false, requiresRef: false, code: '' }]
      : [];
  });
}

/** The list's comment; the declaration's when the list has none. */
function commentOf(listed: RuntimeProp, symbol: ts.Symbol) {
  const { text, tags } = listed.comment;
  return text || tags.length > 0 ? listed.comment : docCommentOfSymbol(symbol);
}

/** Props that every element takes, and unstable ones: listed only if the package says something about them. */
const unremarkable =
  /^(children|className|component|id|style|tabIndex|on(Blur|Focus|Mouse\w+|Click|Key\w+)|unstable_\w+)$/;

function isUnremarkable(name: string, { text, tags }: DocComment): boolean {
  const silent = text === '' && !tags.some((tag) => tag.name === 'deprecated');
  return silent && unremarkable.test(name);
}

function seeAlso(name: string): ApiProp['seeAlso'] {
  if (name === 'sx' || name === 'classes') return name;
  return name === 'slots' || name === 'slotProps' ? 'slots' : undefined;
}
