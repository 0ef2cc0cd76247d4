import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { findDemoFiles } from '../content/pages.ts';
import { libraries } from '../demos/render.ts';
import { cacheDir, root } from '../paths.ts';

/** What the client build made of demos and their runtimes: address and transitive static imports, by source file. */
export type ChunkManifest = Record<string, { address: string; imports: string[] }>;

const manifestFile = path.join(cacheDir, 'demo-chunks.json');

export function runtimeFile(library: string): string {
  return path.join(root, `app/_demo/runtime/${library}.ts`);
}

export function readChunkManifest(): ChunkManifest {
  return JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as ChunkManifest;
}

/**
 * How the code of the documented libraries is cut into chunks. React and the router keep the chunks that vinext gives them.
 *
 * What half of all demos need is one chunk. The rest is cut along the lines of which demos use it, and small pieces are merged. Measured
 * with 181 demos: this way a Button demo loads 9 files and 41 KB beyond React, a Select demo 21 files and 62 KB; without the merging 29
 * and 70 files, and with all of a library in one chunk every demo would load 150 KB.
 */
function libraryChunks() {
  const test =
    /node_modules[\\/](?!react[\\/]|react-dom[\\/]|scheduler[\\/]|vinext[\\/]|react-server-dom|@vitejs)/;
  return [
    {
      name: 'library-core',
      test,
      includeDependenciesRecursively: false,
      minShareCount: Math.ceil(findDemoFiles().length / 2),
    },
    {
      name: 'library',
      includeDependenciesRecursively: false,
      test,
      entriesAware: true,
      entriesAwareMergeThreshold: 10_000,
    },
  ];
}

/**
 * Makes each demo, and each library's runtime, an entry of the client build. They share chunks with the rest of the client (React
 * above all), and no module lists them: a page's document holds the addresses it needs.
 */
export function demoChunks(): Plugin {
  return {
    name: 'docs:demo-chunks',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    config: () => ({
      environments: {
        client: {
          build: { rolldownOptions: { output: { codeSplitting: { groups: libraryChunks() } } } },
        },
      },
    }),
    buildStart() {
      for (const id of [...findDemoFiles(), ...libraries.map(runtimeFile)])
        this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' });
    },
    generateBundle(_, bundle) {
      const importsOf = (fileName: string, found = new Set<string>()): Set<string> => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk') return found;
        for (const next of chunk.imports)
          if (!found.has(next)) {
            found.add(next);
            importsOf(next, found);
          }
        return found;
      };
      const manifest: ChunkManifest = {};
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry && chunk.facadeModuleId)
          manifest[chunk.facadeModuleId] = {
            address: `/${chunk.fileName}`,
            imports: [...importsOf(chunk.fileName)].map((name) => `/${name}`),
          };
      fs.mkdirSync(cacheDir, { recursive: true });
      fs.writeFileSync(manifestFile, JSON.stringify(manifest));
    },
  };
}
