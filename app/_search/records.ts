import type { Catalogue, CatalogueEntry, CataloguePage, RecordKind } from './searchTypes.ts';

/** Anything that can be found: a page, a section, an entry of the API reference, a prop … */
export interface SearchRecord {
  id: number;
  kind: RecordKind;
  /** as it is shown */
  title: string;
  /** as it is looked up, when that is not the title */
  label?: string | undefined;
  aliases?: string[] | undefined;
  product: number;
  href: string;
  owner?: SearchRecord | undefined;
}

/** All records of a catalogue, in an order that the running text rests on: each page, its sections, its entries with their members. */
export function toRecords({ pages }: Catalogue): SearchRecord[] {
  const records: SearchRecord[] = [];
  const add = (record: Omit<SearchRecord, 'id'>): SearchRecord => {
    const added = { id: records.length, ...record };
    records.push(added);
    return added;
  };
  for (const page of pages) {
    const { path: href, product, title, aliases } = page;
    const owner =
      title === undefined ? undefined : add({ kind: 'page', title, aliases, product, href });
    for (const [id, text] of page.sections ?? [])
      add({ kind: 'section', title: text, product, href: `${href}#${id}`, owner });
    for (const entry of page.entries ?? []) addEntry(page, entry, add);
  }
  return records;
}

function addEntry(
  { path, product }: CataloguePage,
  { name, anchor, aliases, members = [] }: CatalogueEntry,
  add: (record: Omit<SearchRecord, 'id'>) => SearchRecord,
): void {
  const href = anchor ? `${path}#${anchor}` : path;
  const owner = add({ kind: 'api', title: name, aliases, product, href });
  for (const { kind, prefix, names } of members)
    for (const member of names)
      add({
        kind,
        title: kind === 'class' ? `.${member}` : member,
        label: kind === 'class' ? member.slice(member.indexOf('-') + 1) : member,
        product,
        href: `${path}#${prefix}${member}`,
        owner,
      });
}
