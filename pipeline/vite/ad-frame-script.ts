import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../paths.ts';
import { bundleScript } from './bundle-script.ts';

const name = 'virtual:ad-frame-script';

/** `import script from 'virtual:ad-frame-script'`: app/_ads/frame.ts as text, for the Worker to put into the frame. */
export function adFrameScript(): Plugin {
  return {
    name: 'docs:ad-frame-script',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const { code, files } = await bundleScript(path.join(root, 'app/_ads/frame.ts'));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
