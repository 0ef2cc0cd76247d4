import { pigment } from '@pigment-css/vite-plugin';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { root } from '../paths.ts';

/**
 * Pigment CSS for server components under Vite 8. The frame uses `css` and `globalCss` of @pigment-css/react alone; what is mended
 * here is what stands between these and a page (each with the reason, and when it can go).
 */
export function pigmentCss(): Plugin[] {
  const plugins = (pigment({ theme: {} }) as (Plugin | false | undefined)[]).filter(
    (plugin) => !!plugin,
  );
  return [
    routeCssAnchor(),
    importOrderLayers(),
    ...plugins.map(guardTransform).map(keepQuery),
    freshCss(),
  ];
}

const routeFile = /[\\/](page|layout|not-found)\.tsx$/;
const anchor = 'virtual:route-css-anchor.css?inline';

/**
 * @vitejs/plugin-rsc links the CSS of a route only if the file has a CSS import of its own, and it looks before Pigment adds one. An
 * import that emits nothing gives it something to find. Can go when plugin-rsc looks after all transforms.
 */
function routeCssAnchor(): Plugin {
  const app = path.join(root, 'app') + path.sep;
  return {
    name: 'docs:route-css-anchor',
    enforce: 'pre',
    resolveId: (source) => (source === anchor ? `\0${anchor}` : undefined),
    load: (id) => (id === `\0${anchor}` ? '/* for the route to have CSS */' : undefined),
    transform(code, id) {
      const file = id.split('?')[0]!;
      if (this.environment.name !== 'rsc' || !file.startsWith(app) || !routeFile.test(file))
        return undefined;
      return { code: `${code}\nimport ${JSON.stringify(anchor)};\n`, map: null };
    },
  };
}

/** Layers from general to particular: an importer overrides what it imports, whatever order chunks are linked in. */
const layers = ['tokens', 'shared', 'component', 'route'] as const;

function layerOf(file: string): (typeof layers)[number] {
  if (file.includes('/_styles/')) return 'tokens';
  if (/Styles\.|\/iconButton\./.test(file)) return 'shared';
  return routeFile.test(file.replace(/\.pigment\.css$/, '.tsx')) ? 'route' : 'component';
}

/** Style sheets of modules are linked in no useful order, so each goes into a cascade layer. Unlayered styles (demos) override all. */
function importOrderLayers(): Plugin {
  return {
    name: 'docs:css-layers',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0]!;
      if (!file.endsWith('.pigment.css')) return undefined;
      return {
        code: `@layer ${layers.join(',')};\n@layer ${layerOf(file)} {\n${code}\n}\n`,
        map: null,
      };
    },
  };
}

/**
 * In development the CSS of a server component is a <link>, which Vite serves from the client's graph, and nothing there knows that the
 * component has changed. Forgetting the style sheet when its component is transformed again makes the next reload fetch the new one.
 */
function freshCss(): Plugin {
  let server: ViteDevServer | undefined;
  return {
    name: 'docs:fresh-css',
    apply: 'serve',
    enforce: 'post',
    configureServer(running) {
      server = running;
    },
    transform(code, id) {
      if (!code.includes('.pigment.css')) return;
      const css = `${id.split('?')[0]!.replace(/\.\w+$/, '')}.pigment.css`;
      for (const { moduleGraph } of Object.values(server?.environments ?? {}))
        for (const module of moduleGraph.idToModuleMap.values())
          if (module.id?.split('?')[0] === css) moduleGraph.invalidateModule(module);
    },
  };
}

type AnyFunction = (this: unknown, ...parameters: never[]) => unknown;

/**
 * Pigment evaluates modules to extract their styles. It must not see client components from the server's graph, where they are
 * proxies that throw, and need not parse files that do not use it: demos and libraries above all.
 */
function guardTransform(plugin: Plugin): Plugin {
  const inner = plugin.transform as AnyFunction | undefined;
  if (typeof inner !== 'function') return plugin;
  plugin.transform = function (
    this: { environment: { name: string } },
    code: string,
    id: string,
    ...rest: unknown[]
  ) {
    if (!code.includes('@pigment-css/react') || id.includes('/node_modules/')) return null;
    if (code.includes('registerClientReference')) return null;
    return inner.call(this, ...([code, id, ...rest] as never[])) as never;
  } as unknown as NonNullable<Plugin['transform']>;
  return plugin;
}

/** Pigment resolves its CSS files without their query, so that `?direct` (a <link> in dev) got JavaScript instead of CSS. */
function keepQuery(plugin: Plugin): Plugin {
  const inner = plugin.resolveId as AnyFunction | undefined;
  if (typeof inner !== 'function') return plugin;
  plugin.resolveId = async function (this: unknown, source: string, ...rest: unknown[]) {
    const query = source.indexOf('?');
    const resolved = await inner.call(this, ...([source, ...rest] as never[]));
    return typeof resolved === 'string' && query > 0 && resolved.endsWith('.pigment.css')
      ? resolved + source.slice(query)
      : resolved;
  } as unknown as NonNullable<Plugin['resolveId']>;
  return plugin;
}
