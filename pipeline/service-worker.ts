import fs from 'node:fs';
import path from 'node:path';
import { defaultLanguage, otherLanguages } from '../app/_i18n/languages.ts';
import type { SearchManifest } from '../app/_search/searchTypes.ts';
import { readBuiltConfig } from './built-config.ts';
import { assetsDir, root } from './paths.ts';
import { bundleScript } from './vite/bundle-script.ts';
import { enhanceFile, offlinePageFile, readChunkManifest } from './vite/demo-chunks.ts';

const entry = path.join(root, 'app/_offline/worker/main.ts');
const searchManifest = '/_search/manifest.json';

/** Takes the place of a service worker that does harm: takes over at once, deletes all caches and itself. */
export const retiredServiceWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

/**
 * Builds `/sw.js`, when all that it names is there.
 * @param build names the caches, and the answers that go into them
 */
export async function buildServiceWorker(build: string): Promise<void> {
  const file = path.join(assetsDir, 'sw.js');
  if (readBuiltConfig().vars['SERVICE_WORKER'] === 'off') {
    fs.writeFileSync(file, retiredServiceWorker);
    return;
  }
  const { code } = await bundleScript(entry, {
    SITE_BUILD: JSON.stringify(build),
    FRAME_FILES: JSON.stringify(chunks(enhanceFile, offlinePageFile)),
    SEARCH_FILES: JSON.stringify(searchFiles()),
    LANGUAGE_FILES: JSON.stringify(languageFiles()),
    'process.env.NODE_ENV': '"production"',
  });
  fs.writeFileSync(file, code);
}

/** Addresses of what a search by names needs: its dialog, its worker, the catalogue. */
function searchFiles(): string[] {
  const { catalogue } = JSON.parse(
    fs.readFileSync(path.join(assetsDir, searchManifest), 'utf8'),
  ) as SearchManifest;
  const folder = '/_next/static/workers/';
  const workers = fs.readdirSync(path.join(assetsDir, folder)).map((name) => folder + name);
  const files = chunks(path.join(root, 'app/_search/dialog.ts'), stringsFile(defaultLanguage));
  return [...files, ...workers, searchManifest, catalogue];
}

/** Addresses of what the frame says in languages other than English. */
function languageFiles(): Record<string, string[]> {
  const stringsOf = (language: string) => chunks(stringsFile(language));
  return Object.fromEntries(otherLanguages.map((language) => [language, stringsOf(language)]));
}

const stringsFile = (language: string) =>
  path.join(root, `app/_i18n/strings/${language}/client.ts`);

/** Addresses of modules, all that they import, and their styles. */
function chunks(...files: string[]): string[] {
  const manifest = readChunkManifest();
  const found = files.map((file) => {
    const chunk = manifest[file];
    if (!chunk) throw new Error(`The client build has no chunk for ${path.relative(root, file)}.`);
    return chunk;
  });
  return [...new Set(found.flatMap(({ address, imports, css }) => [address, ...imports, ...css]))];
}
