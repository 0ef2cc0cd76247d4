import { createHash } from 'node:crypto';
import type { SearchManifest } from '../../app/_search/searchTypes.ts';
import type { Site } from '../content/site.ts';
import { buildSearch } from './build-search.ts';

/**
 * What the search fetches, as JSON by address. The manifest alone has an address that stays; those of the others change with their
 * content, so that a browser may keep them for good.
 */
export function searchFiles(site: Site): Map<string, string> {
  const { catalogue, texts } = buildSearch(site);
  const files = new Map<string, string>();
  const add = (name: string, data: unknown) => {
    const json = JSON.stringify(data);
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 10);
    const address = `/_search/data/${name}-${hash}.json`;
    files.set(address, json);
    return address;
  };
  const manifest: SearchManifest = {
    catalogue: add('catalogue', catalogue),
    texts: Object.fromEntries([...texts].map(([product, text]) => [product, add(product, text)])),
  };
  return files.set('/_search/manifest.json', JSON.stringify(manifest));
}
