import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { root } from '../paths.ts';

const name = 'virtual:inline-script';
const entry = path.join(root, 'app/_inline/main.ts');

/** In development a demo may load before the framework's entry, which would set these for React Refresh. */
const refreshStubs = 'self.$RefreshReg$=()=>{};self.$RefreshSig$=()=>(type)=>type;';

/** `import script from 'virtual:inline-script'`: app/_inline as one minified classic script, to be inlined in the head. */
export function inlineScript(): Plugin {
  return {
    name: 'docs:inline-script',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const bundle = await rolldown({ input: entry, platform: 'browser' });
      const { output } = await bundle.generate({
        format: 'iife',
        minify: true,
        codeSplitting: false,
      });
      await bundle.close();
      for (const module of output[0].moduleIds) this.addWatchFile(module);
      const script = output[0].code.trim();
      const isServed = this.environment.mode === 'dev';
      return `export default ${JSON.stringify(isServed ? refreshStubs + script : script)};`;
    },
  };
}
