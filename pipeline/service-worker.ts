import fs from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { assetsDir, root } from './paths.ts';

const entry = path.join(root, 'app/_offline/worker/main.ts');

/**
 * Builds `/sw.js`.
 * @param build names the caches, and the answers that go into them
 * @param frameFiles addresses of the scripts that every page runs
 */
export async function buildServiceWorker(build: string, frameFiles: string[]): Promise<void> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    transform: {
      define: {
        DOCS_BUILD_ID: JSON.stringify(build),
        DOCS_FRAME_FILES: JSON.stringify(frameFiles),
        'process.env.NODE_ENV': '"production"',
      },
    },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false });
  await bundle.close();
  fs.writeFileSync(path.join(assetsDir, 'sw.js'), output[0].code);
}
