import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as MaterialLibrary from '../../app/_demo/libraries/material-ui.tsx';
import { Mistakes } from '../author-error.ts';
import { cacheDir, fromRoot, root } from '../paths.ts';
import type * as RenderEntry from './render-entry.tsx';
import type { DemoSource } from './demo-source.ts';

export type { RenderedDemo } from './render-entry.tsx';

/** The documented libraries whose demos can be rendered; each has a module in app/_demo/libraries and app/_demo/runtime. */
export const libraries = ['material-ui'] as const;
export type Library = (typeof libraries)[number];

export interface RenderedDemos {
  /** by path of the demo's file */
  demos: Map<string, RenderEntry.RenderedDemo>;
  /** the theme variables of each library, as CSS text */
  themeCss: Record<Library, string>;
}

let run = 0;

/**
 * Renders demos to HTML and critical CSS in this process. They are bundled first, together with the libraries: the packages'
 * own CommonJS and ES builds cannot be mixed by Node, and would make two copies of Emotion.
 * A demo that throws is reported with its name; the others are still rendered.
 */
export async function renderDemos(demos: DemoSource[], mistakes: Mistakes): Promise<RenderedDemos> {
  run += 1;
  const outDir = path.join(cacheDir, `render-${process.pid}-${run}`);
  const entryOf = new Map(demos.map((demo, index) => [demo.file, `demo${index}`]));
  try {
    await build({
      configFile: false,
      root,
      logLevel: 'silent',
      ssr: {
        noExternal: true,
        external: [
          'react',
          'react-dom',
          'react-dom/server',
          'react/jsx-runtime',
          'react/jsx-dev-runtime',
        ],
      },
      build: {
        ssr: true,
        outDir,
        minify: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            render: path.join(root, 'pipeline/demos/render-entry.tsx'),
            ...Object.fromEntries(
              libraries.map((name) => [name, path.join(root, `app/_demo/libraries/${name}.tsx`)]),
            ),
            ...Object.fromEntries(demos.map(({ file }) => [entryOf.get(file)!, file])),
          },
          output: { entryFileNames: '[name].mjs', chunkFileNames: 'shared-[hash].mjs' },
          preserveEntrySignatures: 'strict',
        },
      },
    });
    const load = <T>(name: string): Promise<T> =>
      import(pathToFileURL(path.join(outDir, `${name}.mjs`)).href) as Promise<T>;
    const { renderDemo, serializeStyleSheets } = await load<typeof RenderEntry>('render');
    const rendered: RenderedDemos = { demos: new Map(), themeCss: {} as Record<Library, string> };
    const themes = {} as Record<Library, typeof MaterialLibrary>;
    for (const name of libraries) {
      themes[name] = await load<typeof MaterialLibrary>(name);
      rendered.themeCss[name] = serializeStyleSheets(themes[name].themeStyleSheets());
    }
    for (const { file, name, library } of demos) {
      try {
        const module = await load<{ default?: React.ComponentType }>(entryOf.get(file)!);
        if (!module.default) throw new Error('it has no default export');
        rendered.demos.set(file, renderDemo(module.default, themes[library].DemoTheme, name));
      } catch (error) {
        mistakes.add(
          file,
          undefined,
          `The demo ${name} cannot be rendered on the server: ${String(error)}.`,
        );
      }
    }
    return rendered;
  } catch (error) {
    if (demos.length === 0) throw error;
    const message = String(error instanceof Error ? error.message : error);
    const culprit = demos.find(
      ({ file }) => message.includes(file) || message.includes(fromRoot(file)),
    );
    mistakes.add(culprit?.file ?? demos[0]!.file, undefined, `Demos cannot be bundled: ${message}`);
    return {
      demos: new Map(),
      themeCss: Object.fromEntries(libraries.map((name) => [name, ''])) as Record<Library, string>,
    };
  } finally {
    fs.rmSync(outDir, { recursive: true, force: true });
  }
}
