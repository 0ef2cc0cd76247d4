import fs from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { assetsDir, root } from '../paths.ts';
import { fixtureEntries, fixtureEntry } from './fixture-entries.ts';
import { fixtureIndex, fixturePage } from './fixture-pages.ts';
import { findFixtures } from './fixtures.ts';

const node_modules = '[\\\\/]node_modules[\\\\/]';

/**
 * Builds the pages of the end-to-end tests into the static assets. A build of their own: sixteen more entries in the client's would
 * cut the chunks of demos along other lines.
 * @returns the addresses of the pages
 */
export async function buildFixtures(): Promise<string[]> {
  const fixtures = findFixtures();
  const { output } = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [fixtureEntries()],
    define: {
      'process.env.MUI_X_LICENSE_KEY': JSON.stringify(process.env['MUI_X_LICENSE_KEY'] ?? ''),
    },
    build: {
      outDir: assetsDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: Object.fromEntries(
          fixtures.map(({ name }) => [name.replace('/', '-'), fixtureEntry(name)]),
        ),
        output: {
          entryFileNames: '_next/static/e2e/[name]-[hash].js',
          chunkFileNames: '_next/static/e2e/[name]-[hash].js',
          codeSplitting: {
            groups: [
              {
                name: 'grid-pro',
                test: new RegExp(`${node_modules}@mui[\\\\/]x-data-grid-pro`),
                includeDependenciesRecursively: false,
              },
              { name: 'grid', test: new RegExp(node_modules) },
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput;

  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const importsOf = (fileName: string): string[] =>
    (chunks.get(fileName)?.imports ?? []).flatMap((next) => [...importsOf(next), next]);
  for (const fixture of fixtures) {
    const entry = [...chunks.values()].find(
      ({ facadeModuleId }) => facadeModuleId === `\0${fixtureEntry(fixture.name)}`,
    )!;
    const scripts = {
      entry: `/${entry.fileName}`,
      imports: [...new Set(importsOf(entry.fileName))].map((fileName) => `/${fileName}`),
    };
    writePage(fixture.path, fixturePage(fixture, fixtures, scripts));
  }
  writePage('/e2e/', fixtureIndex(fixtures));
  return fixtures.map((fixture) => fixture.path);
}

function writePage(address: string, html: string): void {
  const file = path.join(assetsDir, address, 'index.html');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, html);
}
