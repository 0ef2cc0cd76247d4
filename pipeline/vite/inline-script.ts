import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { root } from '../paths.ts';

const pageScript = 'virtual:inline-script';
const entries: Record<string, string> = {
  [pageScript]: path.join(root, 'app/_inline/main.ts'),
  'virtual:ad-frame-script': path.join(root, 'app/_ads/frame.ts'),
};

/** In development a demo may load before the framework's entry, which would set these for React Refresh. */
const refreshStubs = 'self.$RefreshReg$=()=>{};self.$RefreshSig$=()=>(type)=>type;';

/**
 * `import script from 'virtual:inline-script'`: app/_inline as one minified classic script, to be inlined in the head.
 * `virtual:ad-frame-script` is app/_ads/frame.ts in the same way.
 */
export function inlineScript(): Plugin {
  return {
    name: 'docs:inline-script',
    resolveId: (source) => (Object.hasOwn(entries, source) ? `\0${source}` : undefined),
    async load(id) {
      const name = id.slice(1);
      const input = id.startsWith('\0') && Object.hasOwn(entries, name) && entries[name];
      if (!input) return undefined;
      const bundle = await rolldown({ input, platform: 'browser' });
      const { output } = await bundle.generate({
        format: 'iife',
        minify: true,
        codeSplitting: false,
      });
      await bundle.close();
      for (const module of output[0].moduleIds) this.addWatchFile(module);
      const script = output[0].code.trim();
      const isServed = this.environment.mode === 'dev' && name === pageScript;
      return `export default ${JSON.stringify(isServed ? refreshStubs + script : script)};`;
    },
  };
}
