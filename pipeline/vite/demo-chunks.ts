import fs from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { findDemoFiles } from '../content/pages.ts';
import { importedSources } from '../demos/demo-imports.ts';
import { libraries } from '../demos/demo-source.ts';
import { cacheDir, fromRoot, root } from '../paths.ts';
import { scopeId } from './demo-scopes.ts';

/** What the client build made of demos, their runtimes and what is imported on demand: address, transitive static imports, and the style sheets of all, by source file. */
export type ChunkManifest = Record<string, { address: string; imports: string[]; css: string[] }>;

const manifestFile = path.join(cacheDir, 'demo-chunks.json');

export function runtimeFile(library: string): string {
  return path.join(root, `app/_demo/runtime/${library}.ts`);
}

/** What every page loads at the first sign of interaction. */
export const enhanceFile = path.join(root, 'app/_enhance/main.ts');

/** What the offline page loads: it must be among what is kept from the start. */
export const offlinePageFile = path.join(root, 'app/_offline/offlinePage.ts');

export function readChunkManifest(): ChunkManifest {
  return JSON.parse(fs.readFileSync(manifestFile, 'utf8')) as ChunkManifest;
}

const inPackages = (names: string) => new RegExp(`node_modules[\\\\/](?:${names})[\\\\/]`);

/** Packages that belong to one library, so that a demo never loads a piece of another one. Everything else is shared. */
const libraryPackages: Record<string, RegExp> = {
  material: inPackages('@mui[\\\\/](?:material|icons-material|lab)'),
  joy: inPackages('@mui[\\\\/]joy'),
  base: inPackages('@mui[\\\\/]base|@floating-ui'),
  grid: inPackages('@mui[\\\\/]x-data-grid(?:-\\w+)?|exceljs'),
  pickers: inPackages('@mui[\\\\/]x-date-pickers(?:-\\w+)?'),
  charts: inPackages('@mui[\\\\/]x-charts(?:-\\w+)?|@react-spring|d3-[\\w-]+'),
  tree: inPackages('@mui[\\\\/]x-tree-view(?:-\\w+)?'),
};

const packages =
  /node_modules[\\/](?!react[\\/]|react-dom[\\/]|scheduler[\\/]|vinext[\\/]|react-server-dom|@vitejs|prism-code-editor|sucrase|lines-and-columns|@jridgewell|ts-interface-checker|lz-string|web-vitals)/;

function isShared(id: string): boolean {
  return packages.test(id) && !Object.values(libraryPackages).some((test) => test.test(id));
}

/** Components of Material UI that come together: what floats, and what is typed into. The first never imports the second. */
const materialFamilies = {
  overlays:
    /@mui[\\/]material[\\/](?:Modal|Backdrop|Portal|Unstable_TrapFocus|FocusTrap|Popover|Popper|Menu|MenuList|MenuItem|List|ListItem\w*|Divider|Paper|Fade|Grow|transitions)[\\/]/,
  inputs:
    /@mui[\\/]material[\\/](?:InputBase|Input|FilledInput|OutlinedInput|InputLabel|InputAdornment|FormControl|FormLabel|FormHelperText|TextareaAutosize|TextField|Select|NativeSelect)[\\/]/,
};

/**
 * How the code of the documented libraries is cut into chunks. React and the router keep the chunks that vinext gives them. What half of
 * a library's demos need is one chunk, families of components are chunks, and the rest is cut along the lines of which demos use it.
 * rolldown's merging of small pieces is not used: it makes chunks that import each other in circles.
 */
function libraryChunks() {
  // each demo is two entries: itself, and its scope for the live editor
  const demos = findDemoFiles();
  const groups: {
    name: string;
    test: RegExp | ((id: string) => boolean);
    minShareCount: number;
  }[] = Object.entries(libraryPackages).map(([name, test]) => {
    const users = demos.filter((file) =>
      importedSources(file).some((source) => test.test(`node_modules/${source}/`)),
    );
    return { name: `${name}-core`, test, minShareCount: Math.max(2, users.length) };
  });
  for (const [name, test] of Object.entries(materialFamilies))
    groups.push({ name: `material-${name}`, test, minShareCount: 3 });
  groups.push({ name: 'shared-core', test: isShared, minShareCount: (demos.length * 2) / 3 });
  return [
    // Vite's helper of `import()` would come to lie in a chunk of the router, which app/_enhance would then load with it
    { name: 'preload', test: /preload-helper/, priority: 100, minSize: 0 },
    // every page needs all of them, and one chunk is smaller than several
    {
      name: 'basics',
      test: /[\\/]app[\\/](?:_dom[\\/]copyText|_i18n[\\/](?:languages|loadTranslate|translate)|_preferences[\\/]codeChoice)/,
      priority: 95,
      minSize: 0,
      includeDependenciesRecursively: false,
    },
    {
      name: 'frame',
      test: /[\\/]app[\\/](?:_frame|_document)[\\/]/,
      priority: 90,
      minSize: 0,
      includeDependenciesRecursively: false,
    },
    ...groups.map((group) => ({
      ...group,
      minShareCount: Math.ceil(group.minShareCount),
      includeDependenciesRecursively: false,
    })),
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
      const demos = findDemoFiles();
      for (const id of [
        enhanceFile,
        offlinePageFile,
        ...demos,
        ...demos.map(scopeId),
        ...libraries.map(runtimeFile),
      ])
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
        if (
          chunk.type === 'chunk' &&
          (chunk.isEntry || chunk.isDynamicEntry) &&
          chunk.facadeModuleId
        )
          manifest[chunk.facadeModuleId.replace('\0', '')] = {
            address: `/${chunk.fileName}`,
            imports: [...importsOf(chunk.fileName)].map((name) => `/${name}`),
            css: [chunk.fileName, ...importsOf(chunk.fileName)]
              .flatMap((name) => styleSheets(bundle[name]!))
              .map((name) => `/${name}`),
          };
      refuseCircles(bundle);
      fs.mkdirSync(cacheDir, { recursive: true });
      fs.writeFileSync(manifestFile, JSON.stringify(manifest));
    },
  };
}

/** Vite loads them before the chunk. */
function styleSheets(file: Rolldown.OutputBundle[string]): string[] {
  const { viteMetadata } = file as { viteMetadata?: { importedCss: Set<string> } };
  return [...(viteMetadata?.importedCss ?? [])];
}

/**
 * Merging small pieces can make two chunks import each other, and the one that is evaluated first then meets `undefined`.
 * @throws with the modules of the chunks, so that their group can be changed
 */
function refuseCircles(bundle: Rolldown.OutputBundle): void {
  const done = new Set<string>();
  const walk = (name: string, trail: string[]) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || done.has(name)) return;
    if (trail.includes(name)) {
      const circle = trail.slice(trail.indexOf(name)).map((at) => {
        const modules = Object.keys((bundle[at] as Rolldown.OutputChunk).modules).map(fromRoot);
        return `${at}: ${modules.slice(0, 5).join(', ')}`;
      });
      throw new Error(`Chunks import each other in a circle:\n  ${circle.join('\n  ')}`);
    }
    for (const next of chunk.imports) walk(next, [...trail, name]);
    done.add(name);
  };
  for (const name of Object.keys(bundle)) walk(name, []);
}
