import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../paths.ts';
import { bundleScript } from './bundle-script.ts';

const name = 'virtual:inline-script';
const entry = path.join(root, 'app/_inline/main.ts');

/** In development a demo may load before the framework's entry, which would set these for React Refresh. */
const refreshStubs = 'self.$RefreshReg$=()=>{};self.$RefreshSig$=()=>(type)=>type;';

/** What `import script, { hash } from 'virtual:inline-script'` gives: app/_inline as one minified classic script, to be inlined in the head. */
export function inlineScript(): Plugin {
  return {
    name: 'docs:inline-script',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const { code, files } = await bundleInlineScript();
      for (const file of files) this.addWatchFile(file);
      const isServed = this.environment.mode === 'dev';
      const script = isServed ? refreshStubs + code : code;
      return `export default ${JSON.stringify(script)};export const hash = ${JSON.stringify(sourceHash(script))};`;
    },
  };
}

/** The inline script of a built site, and the files it was made of. */
export function bundleInlineScript(): Promise<{ code: string; files: string[] }> {
  return bundleScript(entry);
}

/** Names an inline script in a Content-Security-Policy. */
export function sourceHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
