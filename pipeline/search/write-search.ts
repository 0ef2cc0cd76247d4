import fs from 'node:fs';
import path from 'node:path';
import type { Site } from '../content/site.ts';
import { assetsDir } from '../paths.ts';
import { searchFiles } from './search-files.ts';

/** Writes what the search fetches among the static assets. */
export function writeSearch(site: Site): void {
  for (const [address, json] of searchFiles(site)) {
    const file = path.join(assetsDir, address);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, json);
  }
}
