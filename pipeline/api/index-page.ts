import type { ApiDocument, ApiIndexGroup, IndexApi } from '../../app/_content/apiTypes.ts';
import type { ApiEntryRequest } from './entries.ts';

const titles: [ApiDocument['kind'], string][] = [
  ['component', 'Components'],
  ['hook', 'Hooks'],
  ['interface', 'Interfaces'],
];

/** The page that lists the entries of a family, by kind. */
export function describeIndex(entry: ApiEntryRequest, documents: readonly ApiDocument[]): IndexApi {
  const groups = titles.flatMap(([kind, title]): ApiIndexGroup[] => {
    const entries = documents
      .filter((document) => document.kind === kind && document.path.startsWith(entry.family.prefix))
      .map(({ name, path, plan }) => ({ name, path, plan }));
    return entries.length > 0 ? [{ title, entries }] : [];
  });
  return {
    kind: 'index',
    path: entry.path,
    product: entry.family.product,
    name: entry.name,
    descriptionHtml: '',
    demos: [],
    imports: [],
    groups,
  };
}
