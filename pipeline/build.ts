import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createBuilder } from 'vite';
import { sitePages } from '../app/_content/sitePages.ts';
import { otherLanguages } from '../app/_i18n/languages.ts';
import { checkBuiltLinks } from './checks/built-links.ts';
import { readSite } from './content/site.ts';
import type { DemoAddresses } from './demos/build-demo.ts';
import { libraries, type Library } from './demos/demo-source.ts';
import { buildFixtures } from './e2e/build-fixtures.ts';
import { writeIcons } from './icons.ts';
import { buildApiDocuments, buildDocuments } from './documents.ts';
import { writeForMachines } from './machines/write.ts';
import { packageFacts } from './package-facts.ts';
import { assetsDir, contentDir, distDir, fromRoot, root } from './paths.ts';
import { writePictures } from './pictures/write.ts';
import { prerender } from './prerender.ts';
import { readProductionErrors } from './production-errors.ts';
import { writeSearch } from './search/write-search.ts';
import { buildServiceWorker } from './service-worker.ts';
import {
  errorPackages,
  navigationDocument,
  pagesDocument,
  siteDocument,
  sitePageDocuments,
  waitingDocument,
} from './site-documents.ts';
import { translateFacts, translateNavigation } from './translate-document.ts';
import { enhanceFile, readChunkManifest, runtimeFile } from './vite/demo-chunks.ts';
import { scopeId } from './vite/demo-scopes.ts';
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

  await step('Build the pages of end-to-end tests', buildFixtures);

  const demoAddresses: string[] = [];
  await step('Write the documents', async () => {
    const { addresses, writeThemeCss } = builtAddresses();
    const { documents, translations, demoPages, themeCss } = await buildDocuments(
      [...site.pages.values()],
      site,
      addresses,
    );
    writeThemeCss(themeCss);
    const api = await buildApiDocuments(site);
    for (const document of [...documents, ...api.documents, ...sitePageDocuments()])
      writeJson(`pages${document.path.slice(0, -1)}`, document);
    for (const [address, page] of demoPages) {
      writeJson(address.slice(1, -1), page);
      demoAddresses.push(address);
    }
    for (const document of translations)
      writeJson(`${document.language}/pages${document.path.slice(0, -1)}`, document);
    for (const { id } of site.products) {
      const navigation = navigationDocument(site, id)!;
      writeJson(`navigation/${id}`, navigation);
      for (const language of otherLanguages)
        writeJson(`${language}/navigation/${id}`, translateNavigation(navigation, language, site));
    }
    writeJson('pages', pagesDocument(site));
    writeJson('notifications', site.notifications);
    writeJson('production-errors', readProductionErrors(errorPackages));
    writeJson('waiting', waitingDocument(site));
    writeJson('packages', packageFacts());
    const facts = siteDocument(site, addresses.enhance);
    writeJson('site', facts);
    for (const language of otherLanguages)
      writeJson(`${language}/site`, translateFacts(facts, language, site));
    writeRedirects([...facts.products, ...facts.unlisted], site.redirects);
    writeIcons();
    await writeForMachines(site, [...documents, ...api.documents], translations);
    console.log(
      `  ${api.publicLinks.size} links of descriptions lead to pages that are not written here yet, and stay public.`,
    );
  });

  await step('Write the search', async () => writeSearch(site));
  await step('Draw the pictures', () => writePictures(site));
  await buildServiceWorker(process.env['BUILD_ID']!);

  const paths = [
    '/',
    '/offline/',
    ...sitePages.map(({ path: page }) => page),
    ...site.pages.keys(),
    ...site.api.keys(),
    ...demoAddresses,
  ];
  await step(`Prerender ${paths.length} pages`, () => prerender(paths));
  await step('Check the links of built pages', () => checkBuiltLinks(site));
  await writeHeaders(site.products.filter(({ listed }) => !listed).map(({ id }) => id));
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `Built ${paths.length} pages into ${fromRoot(distDir)}/ in ${seconds.toFixed(1)} s (${(seconds / paths.length).toFixed(2)} s a page).`,
  );
}

async function step<T>(label: string, work: () => T | Promise<T>): Promise<T> {
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

/** Addresses after the client build. The theme's style sheets, which come later, are named by their content. */
function builtAddresses(): {
  addresses: DemoAddresses & { enhance: string };
  writeThemeCss(css: Record<Library, string>): void;
} {
  const chunks = readChunkManifest();
  const chunk = (file: string) => {
    const found = chunks[file];
    if (!found) throw new Error(`The client build has no chunk for ${fromRoot(file)}.`);
    return found;
  };
  const styleSheet = (library: Library, css: string) =>
    `/_next/static/css/theme-${library}-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  return {
    addresses: {
      enhance: chunk(enhanceFile).address,
      runtime: (library) => chunk(runtimeFile(library)),
      chunk,
      scope: (file) => chunk(scopeId(file)).address,
      themeStyleSheet: styleSheet,
    },
    writeThemeCss(css) {
      fs.mkdirSync(hashedDir, { recursive: true });
      for (const library of libraries) {
        const text = css[library];
        if (text) fs.writeFileSync(path.join(assetsDir, styleSheet(library, text)), text);
      }
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
