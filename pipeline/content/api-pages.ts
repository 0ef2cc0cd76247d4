import { kebabCase } from '../../app/_api/anchors.ts';
import type { ApiDocument } from '../../app/_content/apiTypes.ts';
import type { HeadingLink } from '../../app/_content/types.ts';
import type { NavItem } from './navigation.ts';

/** A page of the API reference: one entry, or all entries of a tab. */
export interface ApiPage {
  path: string;
  product: string;
  /** the visible heading */
  title: string;
  description: string;
  entries: ApiDocument[];
  headings: HeadingLink[];
}

/** Whether an entry of the navigation is made from the packages, and not written. */
export function isApiItem({ pathname }: Pick<NavItem, 'pathname'>): boolean {
  return /\/api\/|\/(components|hooks)-api\//.test(pathname);
}

/** Joins entries that share a path into pages, in the order in which they come. */
export function toApiPages(entries: ApiDocument[]): Map<string, ApiPage> {
  const byPath = new Map<string, ApiDocument[]>();
  for (const entry of entries) byPath.set(entry.path, [...(byPath.get(entry.path) ?? []), entry]);
  return new Map(
    [...byPath].map(([path, group]) => [
      path,
      {
        path,
        product: group[0]!.product,
        ...describe(group),
        entries: group,
        headings: group.flatMap(headingsOf),
      },
    ]),
  );
}

const descriptions: Record<ApiDocument['kind'], (name: string) => string> = {
  component: (name) =>
    `Reference of the React component ${name}: props, slots, CSS classes, and how to import it.`,
  hook: (name) => `Reference of the React hook ${name}: parameters and return value.`,
  interface: (name) =>
    `Reference of the TypeScript interface ${name}: every property with its type.`,
  events: (name) => `${name}: all of them, with what listeners are called with.`,
  selectors: (name) => `${name}: all of them, with what they return.`,
  index: () => 'All entries of the API reference of this library.',
};

function describe(group: ApiDocument[]): { title: string; description: string } {
  const [first] = group as [ApiDocument];
  if (first.tab) {
    const names = group.map(({ name }) => name).join(', ');
    const kind = first.kind === 'hook' ? 'hooks' : 'components';
    const description = `Reference of the ${kind} ${names}.`;
    return {
      title: `${group[0]!.name} ${kind} API`,
      description:
        description.length <= 160
          ? description
          : `Reference of the ${kind} ${first.name} and ${group.length - 1} more.`,
    };
  }
  const title =
    first.kind === 'component' || first.kind === 'hook' ? `${first.name} API` : first.name;
  return { title, description: descriptions[first.kind](first.name) };
}

/** The table of contents, props included: readers look for a prop more often than for anything else. */
function headingsOf(entry: ApiDocument): HeadingLink[] {
  const prefix = entry.anchor ? `${entry.anchor}-` : '';
  const link = (id: string, text: string, children: HeadingLink[] = []): HeadingLink => ({
    id: `${prefix}${id}`,
    text,
    children,
  });
  const members = (kind: string, list: { name: string }[]): HeadingLink[] =>
    list.map(({ name }) => ({
      id: `${kebabCase(entry.name)}-${kind}-${name}`,
      text: name,
      children: [],
    }));
  const chapters: HeadingLink[] = entry.imports.length > 0 ? [link('import', 'Import')] : [];
  if (entry.kind === 'component') {
    chapters.push(link('props', 'Props', members('prop', entry.props)));
    if (entry.slots.length > 0)
      chapters.push(link('slots', 'Slots', members('slots', entry.slots)));
    if (entry.classes.length > 0) chapters.push(link('classes', 'CSS classes'));
  } else if (entry.kind === 'hook') {
    chapters.push(link('parameters', 'Parameters', members('parameters', entry.parameters)));
    chapters.push(link('return-value', 'Return value', members('return-value', entry.returns)));
  } else if (entry.kind === 'interface') {
    chapters.push(link('properties', 'Properties', members('prop', entry.fields)));
  } else if (entry.kind === 'index') {
    for (const { title } of entry.groups)
      chapters.push(link(kebabCase(title).replace(/\W+/g, '-'), title));
  }
  return entry.anchor ? [{ id: entry.anchor, text: entry.name, children: chapters }] : chapters;
}

/** Every id that a link may name on an API page. */
export function anchorsOf({ entries, headings }: ApiPage): Set<string> {
  const anchors = new Set<string>();
  const walk = (links: HeadingLink[]) => {
    for (const { id, children } of links) {
      anchors.add(id);
      walk(children);
    }
  };
  walk(headings);
  for (const entry of entries) {
    const prefix = entry.anchor ? `${entry.anchor}-` : '';
    if (entry.kind === 'component') {
      for (const id of ['inheritance', 'theme-default-props']) anchors.add(prefix + id);
      for (const { className } of entry.classes)
        anchors.add(`${kebabCase(entry.name)}-classes-${className}`);
    }
    if (entry.kind === 'events') for (const { name } of entry.events) anchors.add(name);
    if (entry.kind === 'selectors') for (const { name } of entry.selectors) anchors.add(name);
  }
  return anchors;
}
