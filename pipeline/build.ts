import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createBuilder } from 'vite';
import { readSite } from './content/site.ts';
import type { DemoAddresses } from './demos/build-demo.ts';
import { libraries, type Library } from './demos/render.ts';
import { buildApiDocuments, buildDocuments } from './documents.ts';
import { assetsDir, contentDir, distDir, fromRoot, root } from './paths.ts';
import { prerender } from './prerender.ts';
import { navigationDocument, pagesDocument, siteDocument } from './site-documents.ts';
import { readChunkManifest, runtimeFile } from './vite/demo-chunks.ts';
import { writeHeaders, writeRedirects } from './static-rules.ts';

const documentsDir = path.join(assetsDir, '_documents');
/** For hashed files: their address changes with their content. */
const hashedDir = path.join(assetsDir, '_next/static/css');

/**
 * Builds the site into dist/: checks the content, builds Worker and client, writes the documents, prerenders every page.
 * @throws AuthorError for mistakes in the content
 */
export async function runBuild(): Promise<void> {
  const started = performance.now();
  Object.assign(process.env, { NODE_ENV: 'production', BUILD_ID: sourceHash() });
  // else vinext makes a random one, and every build would change every page
  process.env['__VINEXT_SHARED_RSC_COMPATIBILITY_ID'] = process.env['BUILD_ID'];

  const site = await step('Read the content', readSite);
  fs.rmSync(distDir, { recursive: true, force: true });
  await step('Build the Worker and the client', async () => {
    const builder = await createBuilder({ root, logLevel: 'error', mode: 'production' });
    await builder.buildApp();
  });

  await step('Write the documents', async () => {
    const { addresses, writeThemeCss } = builtAddresses();
    const { documents, themeCss } = await buildDocuments([...site.pages.values()], site, addresses);
    writeThemeCss(themeCss);
    const api = await buildApiDocuments(site);
    for (const document of [...documents, ...api.documents])
      writeJson(`pages${document.path.slice(0, -1)}`, document);
    for (const { id } of site.products) writeJson(`navigation/${id}`, navigationDocument(site, id));
    writeJson('pages', pagesDocument(site));
    const facts = siteDocument(site);
    writeJson('site', facts);
    writeRedirects(facts.products);
    console.log(
      `  ${api.publicLinks.size} links of descriptions lead to pages that are not written here yet, and stay public.`,
    );
  });

  const paths = ['/', ...site.pages.keys(), ...site.api.keys()];
  await step(`Prerender ${paths.length} pages`, () => prerender(paths));
  writeHeaders();
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `Built ${paths.length} pages into ${fromRoot(distDir)}/ in ${seconds.toFixed(1)} s (${(seconds / paths.length).toFixed(2)} s a page).`,
  );
}

async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(
    `${label.padEnd(34)} ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s`,
  );
  return result;
}

function writeJson(name: string, data: unknown): void {
  const file = path.join(documentsDir, `${name}.json`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(data));
}

/** Addresses after the client build. The theme's style sheets get theirs now, as their content is known only later. */
function builtAddresses(): {
  addresses: DemoAddresses;
  writeThemeCss(css: Record<Library, string>): void;
} {
  const chunks = readChunkManifest();
  const chunk = (file: string) => {
    const found = chunks[file];
    if (!found) throw new Error(`The client build has no chunk for ${fromRoot(file)}.`);
    return found;
  };
  const version = createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 8);
  const styleSheet = (library: Library) => `/_next/static/css/theme-${library}-${version}.css`;
  return {
    addresses: {
      runtime: (library) => chunk(runtimeFile(library)),
      chunk,
      themeStyleSheet: styleSheet,
    },
    writeThemeCss(css) {
      fs.mkdirSync(hashedDir, { recursive: true });
      for (const library of libraries)
        fs.writeFileSync(path.join(assetsDir, styleSheet(library)), css[library]);
    },
  };
}

/** Names a build after what it was made from, so that two builds of the same tree are the same. */
function sourceHash(): string {
  const hash = createHash('sha256');
  for (const folder of [
    contentDir,
    path.join(root, 'app'),
    path.join(root, 'edge'),
    path.join(root, 'pipeline'),
  ])
    for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const file = path.join(folder, name);
      if (fs.statSync(file).isFile()) hash.update(name).update(fs.readFileSync(file));
    }
  hash.update(fs.readFileSync(path.join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 20);
}
