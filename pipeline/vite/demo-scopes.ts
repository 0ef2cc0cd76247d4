import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { scopeModule } from '../demos/scope-module.ts';
import { fromRoot, root } from '../paths.ts';

const prefix = 'virtual:demo-scope/';

/** The module that gives the live editor what a demo imports. */
export function scopeId(demoFile: string): string {
  return `${prefix}${fromRoot(demoFile)}.js`;
}

/** Where a development server serves it. */
export function servedScope(demoFile: string): string {
  return `/@id/${scopeId(demoFile)}`;
}

/** `virtual:demo-scope/<file>.js`: see pipeline/demos/scope-module.ts. */
export function demoScopes(): Plugin {
  return {
    name: 'docs:demo-scopes',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const file = path.join(root, id.slice(prefix.length + 1, -'.js'.length));
      this.addWatchFile(file);
      return scopeModule(fs.readFileSync(file, 'utf8'), (specifier) =>
        path.resolve(path.dirname(file), specifier),
      );
    },
  };
}
