/** Prints one entry of the API reference as JSON: `node pipeline/api/print.ts material-ui/api/button`. */
import { families } from './families.ts';
import { extractApi } from './extract.ts';

const wanted = `/${(process.argv[2] ?? '').replace(/^\/|\/$/g, '')}`;
const [page, anchor] = wanted.split('#') as [string, string | undefined];
const only = families
  .filter(
    ({ prefix, id }) =>
      wanted.startsWith(prefix) || (id === 'data-grid' && wanted.startsWith('/x/react-data-grid')),
  )
  .map(({ id }) => id);
const documents = only.length > 0 ? await extractApi({ only }) : [];
const found = documents.filter(
  (document) =>
    document.path.replace(/\/$/, '') === page.replace(/\/$/, '') &&
    (anchor === undefined || document.anchor === anchor),
);
if (found.length === 0) {
  console.error(`No API entry at ${wanted}. Give a path such as material-ui/api/button.`);
  process.exitCode = 1;
} else console.log(JSON.stringify(found.length === 1 ? found[0] : found, null, 2));
