import fs from 'node:fs';
import path from 'node:path';
import { assetsDir, root } from './paths.ts';
import { bundleScript } from './vite/bundle-script.ts';

const entry = path.join(root, 'app/_offline/worker/main.ts');

/**
 * Builds `/sw.js`.
 * @param build names the caches, and the answers that go into them
 * @param frameFiles addresses of the scripts that every page runs
 */
export async function buildServiceWorker(build: string, frameFiles: string[]): Promise<void> {
  const { code } = await bundleScript(entry, {
    SITE_BUILD: JSON.stringify(build),
    FRAME_FILES: JSON.stringify(frameFiles),
    'process.env.NODE_ENV': '"production"',
  });
  fs.writeFileSync(path.join(assetsDir, 'sw.js'), code);
}
