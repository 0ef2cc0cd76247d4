import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { root } from '../paths.ts';

const name = 'virtual:inline-script';
const entry = path.join(root, 'app/_inline/main.ts');

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
      return `export default ${JSON.stringify(output[0].code.trim())};`;
    },
  };
}
